import { z } from 'zod';
import { text } from './shared.ts';

/** `site.yaml`: the vendor. */
export const siteSchema = z.strictObject({
  name: text,
  tagline: text,
  copyright: text,
});
export type Site = z.infer<typeof siteSchema>;
