import { z } from 'zod';
import type { FieldContext } from '../fields/field-context.ts';
import { alone, draftIn, ownAddressIn } from '../fields/fields.ts';
import { type PageMeta, pageMetaIn } from '../fields/page-meta.ts';
import { updatedDay } from '../fields/publish.ts';
import type { MarkdownText } from '../markdown/markdown-text.ts';

export interface TextPage {
  meta: PageMeta;
  hero: { title: string };
  /** The day of its last change, such as `2026-11-01`, if it says so. */
  updated?: string | undefined;
  /** Whether a list of its headings stands beside the text. */
  contents: boolean;
  text: MarkdownText;
}

/** The front matter of `pages/<path>.md`. */
export const textPageSchema = (fieldContext: FieldContext) => {
  const { title, description, image } = pageMetaIn(fieldContext).shape;
  return z.strictObject({
    title: title.describe('The first heading, which search results and the browser’s tab show too'),
    description,
    // Whoever changes the text sees it: nothing else asks whether the day is to be another.
    updated: updatedDay,
    image,
    contents: z
      .boolean()
      .default(false)
      .describe('Whether a list of the headings stands beside the text'),
    address: ownAddressIn(fieldContext),
    draft: draftIn(fieldContext),
    alone,
  });
};
