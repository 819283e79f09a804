import { z } from 'zod';
import { text, textOptionalInTranslation } from './fields.ts';
import { linkIn, pageMeta, type References } from './shared.ts';

/** `not-found.yaml` */
export const notFoundSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    code: textOptionalInTranslation.describe('The number above the heading, in quotes: "404"'),
    title: text.describe('The page’s heading'),
    lead: text.describe('A sentence or two under the heading'),
    back: linkIn(references).describe('The link to another page'),
  });
export type NotFound = z.output<ReturnType<typeof notFoundSchema>>;

/** A page that is one stamped receipt: `error.yaml`, and the two pages after a message is sent. */
export const stampedPageSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    stamp: text.describe('What is stamped across the receipt'),
    title: text.describe('The page’s heading'),
    lead: text.describe('A sentence or two under the heading'),
    back: linkIn(references).describe('The link to another page'),
  });
export type StampedPage = z.output<ReturnType<typeof stampedPageSchema>>;
