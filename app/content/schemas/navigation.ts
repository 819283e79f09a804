import { z } from 'zod';
import { link, path, text } from './shared.ts';

/** The paper that stands for a platform in pictures; `app/figures/documents.tsx` draws each. */
const documentKind = z.enum([
  'receipt',
  'agreement',
  'purchase-order',
  'work-order',
  'price-tag',
  'waybill',
  'payslip',
  'certificate',
]);
export type DocumentKind = z.infer<typeof documentKind>;

const platformLink = z.strictObject({
  name: text,
  href: path,
  description: text,
  document: documentKind,
});
export type PlatformLink = z.infer<typeof platformLink>;

const linkGroup = z.strictObject({ title: text, links: z.array(link).min(1) });

/** `navigation.yaml`: header and footer. */
export const navigationSchema = z.strictObject({
  skipLink: text,
  header: z.strictObject({
    label: text,
    homeLabel: text,
    menuLabel: text,
    links: z.array(link).min(1),
    platforms: z.strictObject({ label: text, links: z.array(platformLink).min(1) }),
  }),
  footer: z.strictObject({
    label: text,
    groups: z.array(linkGroup).min(1),
    social: z.strictObject({ title: text, names: z.array(text).min(1) }),
  }),
});
export type Navigation = z.infer<typeof navigationSchema>;
