import { z } from 'zod';
import { text } from './shared.ts';

/** `site.yaml`: the vendor, and where the site is found. */
export const siteSchema = z.strictObject({
  name: text,
  tagline: text,
  copyright: text,
  origin: z.string().refine(isOrigin, {
    error: 'scheme and host with nothing behind them, such as "https://www.example.com"',
  }),
  security: z.strictObject({
    contact: z.string().regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
      error: 'an address such as "mailto:security@example.com" or "https://…"',
    }),
    expires: z.iso.date({ error: 'a day such as 2027-09-30' }),
  }),
});
export type Site = z.infer<typeof siteSchema>;

function isOrigin(value: string): boolean {
  return value.startsWith('https://') && URL.canParse(value) && new URL(value).origin === value;
}
