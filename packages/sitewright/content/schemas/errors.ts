import { z } from 'zod';
import { text, textOptionalInTranslation } from './fields.ts';
import type { KnownNames } from './known-names.ts';
import { linkIn } from './links.ts';
import { pageMeta } from './page-meta.ts';

/** A page that is one receipt, with what stands out on it. */
const receipt = <Mark extends z.ZodRawShape>(knownNames: KnownNames, mark: Mark) =>
  z.strictObject({
    meta: pageMeta,
    ...mark,
    title: text.describe('The page’s heading'),
    lead: text.describe('A sentence or two under the heading'),
    back: linkIn(knownNames).describe('The link to another page'),
  });

/** `not-found.yaml` */
export const notFoundSchema = (knownNames: KnownNames) =>
  receipt(knownNames, {
    code: textOptionalInTranslation.describe('The number above the heading, in quotes: "404"'),
  });
export type NotFound = z.output<ReturnType<typeof notFoundSchema>>;

/** `error.yaml`, and the two pages after a message is sent. */
export const stampedPageSchema = (knownNames: KnownNames) =>
  receipt(knownNames, { stamp: text.describe('What is stamped across the receipt') });
export type StampedPage = z.output<ReturnType<typeof stampedPageSchema>>;
