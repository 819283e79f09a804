import { z } from 'zod';
import type { BrandFile } from './brand.ts';
import { group, plainText } from './fields.ts';

/** `site.yaml`: the site's address, and what the law and researchers want to know. */
export const siteSchema = z.strictObject({
  copyright: plainText.describe('The words after © and the name in the footer'),
  origin: z
    .string()
    .refine(isOrigin, {
      error: 'https:// and the host with nothing after it, such as "https://www.example.com"',
    })
    .describe('The site’s address: https:// and the host, nothing after it'),
  security: group('What /.well-known/security.txt says', {
    contact: z
      .string()
      .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
        error: 'an address such as "mailto:security@example.com" or "https://…"',
      })
      .describe('Where to report a security problem of the site: a mailto: or https: address'),
    expires: z.iso
      .date({ error: 'a day such as 2027-09-30' })
      .meta({ launchRole: 'contact-expiry' })
      .describe('The day from which nobody should rely on that contact, such as 2027-09-30'),
  }),
});
export type SiteFile = z.infer<typeof siteSchema>;
/** The site with the vendor's name and tagline, which `brand.yaml` has. */
export type Site = SiteFile & Pick<BrandFile, 'name' | 'tagline'>;

function isOrigin(value: string): boolean {
  return value.startsWith('https://') && URL.canParse(value) && new URL(value).origin === value;
}
