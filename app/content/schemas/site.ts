import { z } from 'zod';
import { text } from './shared.ts';

/** `site.yaml`: the vendor, and where the site is found. */
export const siteSchema = z.strictObject({
  name: text.describe('The vendor’s name; other files write {vendor} for it'),
  tagline: text.describe('One line about the vendor, in the footer of every page'),
  copyright: text.describe('The words after © and the name in the footer'),
  origin: z
    .string()
    .refine(isOrigin, {
      error: 'scheme and host with nothing behind them, such as "https://www.example.com"',
    })
    .describe('Where the site is found: https:// and the host, nothing behind it'),
  security: z
    .strictObject({
      contact: z
        .string()
        .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
          error: 'an address such as "mailto:security@example.com" or "https://…"',
        })
        .describe('Where to report a weakness of the site: a mailto: or https: address'),
      expires: z.iso
        .date({ error: 'a day such as 2027-09-30' })
        .describe('The day from which nobody should rely on that contact, such as 2027-09-30'),
    })
    .describe('What /.well-known/security.txt says'),
});
export type Site = z.infer<typeof siteSchema>;

function isOrigin(value: string): boolean {
  return value.startsWith('https://') && URL.canParse(value) && new URL(value).origin === value;
}
