import { z } from 'zod';
import type { FieldContext } from './field-context.ts';
import { group, listOfGroups, text, textOptionalInTranslation } from './fields.ts';
import { linkIn, pathIn } from './links.ts';
import { pageMeta } from './page-meta.ts';

/** A page that says one thing, with what stands out on it. */
const notice = <Mark extends z.ZodRawShape>(fieldContext: FieldContext, mark: Mark) =>
  z.strictObject({
    meta: pageMeta,
    ...mark,
    title: text.describe('The page’s heading'),
    lead: text.describe('A sentence or two under the heading'),
    back: linkIn(fieldContext).describe('The link to another page'),
  });

/** `not-found.yaml` */
export const notFoundSchema = (fieldContext: FieldContext) => {
  const start = fieldContext.isTranslation ? `/${fieldContext.language}/` : '/';
  return notice(fieldContext, {
    code: textOptionalInTranslation.describe('The number above the heading, such as "404"'),
    codeLabel: text.optional().describe('A word before the number, such as Total'),
    stamp: text.optional().describe('A word or two that stand out, such as Void'),
    search: group('A field that looks for pages, where a page has a search', {
      label: text.describe('The words at the field, such as Look for it'),
      submit: text.describe('The button beside it, such as Search'),
      href: pathIn(fieldContext).describe('The page that has the search, such as /search'),
    })
      .optional()
      // The search of another language finds the pages of that one alone.
      .transform((search) => (search?.href.startsWith(start) ? search : undefined)),
    askedLabel: text.optional().describe('The words before the address that was asked for'),
    lines: listOfGroups('What was done about it, line by line', {
      name: text.describe('What the line is about, such as Looked in'),
      value: text.describe('What is to be said of it'),
    }).optional(),
  });
};
export type NotFound = z.output<ReturnType<typeof notFoundSchema>>;

/** `error.yaml`, and the two pages after a message is sent. */
export const stampedPageSchema = (fieldContext: FieldContext) =>
  notice(fieldContext, { stamp: text.describe('A word or two that stand out, such as Received') });
export type StampedPage = z.output<ReturnType<typeof stampedPageSchema>>;
