import { z } from 'zod';
import type { MarkdownText } from '../markdown/markdown-text.ts';
import { type PageMeta, pageMetaIn, type References } from './shared.ts';

/** A page that is written in Markdown. */
export interface TextPage {
  meta: PageMeta;
  hero: { title: string };
  /** The day of its last change, such as `2026-11-01`. */
  updated: string;
  /** Whether a list of its headings stands beside the text. */
  contents: boolean;
  text: MarkdownText;
}

/** What the front matter of every Markdown file says: of a page, and of a post. */
const textHead = (references: References) => {
  const { title, description, image } = pageMetaIn(references).shape;
  return z.strictObject({
    title: title.describe('The first heading, which search results and the browser’s tab show too'),
    description,
    image,
    contents: z
      .boolean()
      .default(false)
      .describe('Whether a list of the headings stands beside the text'),
  });
};

/** A day, as it is written in front matter. */
const day = z.iso.date({ error: 'a day such as 2026-11-01' });

/** The front matter of `pages/<path>.md`. */
export const textPageSchema = (references: References) =>
  textHead(references).extend({
    updated: day.describe('The day of the last change, such as 2026-11-01'),
  });
