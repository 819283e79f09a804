import { z } from 'zod';
import { text, textOptionalInTranslation } from './fields.ts';
import { linkIn, pageMeta, type References } from './shared.ts';

/** A page that is one receipt, with what stands out on it. */
const receipt = <Mark extends z.ZodRawShape>(references: References, mark: Mark) =>
  z.strictObject({
    meta: pageMeta,
    ...mark,
    title: text.describe('The page’s heading'),
    lead: text.describe('A sentence or two under the heading'),
    back: linkIn(references).describe('The link to another page'),
  });

/** `not-found.yaml` */
export const notFoundSchema = (references: References) =>
  receipt(references, {
    code: textOptionalInTranslation.describe('The number above the heading, in quotes: "404"'),
  });
export type NotFound = z.output<ReturnType<typeof notFoundSchema>>;

/** `error.yaml`, and the two pages after a message is sent. */
export const stampedPageSchema = (references: References) =>
  receipt(references, { stamp: text.describe('What is stamped across the receipt') });
export type StampedPage = z.output<ReturnType<typeof stampedPageSchema>>;
