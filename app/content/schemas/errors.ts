import { z } from 'zod';
import { text, textOptionalInTranslation } from './fields.ts';
import { linkIn, pageMeta, type References } from './shared.ts';

const words = (references: References) => ({
  title: text.describe('The page’s heading'),
  lead: text.describe('A sentence or two under the heading'),
  back: linkIn(references).describe('The link to another page'),
});

/** `not-found.yaml` */
export const notFoundSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    code: textOptionalInTranslation.describe('The number above the heading, in quotes: "404"'),
    ...words(references),
  });
export type NotFound = z.output<ReturnType<typeof notFoundSchema>>;

/** A page that is one stamped receipt: `error.yaml`, and the two pages after a message is sent. */
export const stampedPageSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    stamp: text.describe('What is stamped across the receipt'),
    ...words(references),
  });
export type StampedPage = z.output<ReturnType<typeof stampedPageSchema>>;
