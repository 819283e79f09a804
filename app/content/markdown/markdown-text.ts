import type { Root } from 'hast';
import type { Picture } from '../pictures/picture.ts';

/** A text in Markdown, ready to be rendered: plain data, which other threads can have. */
export interface MarkdownText {
  body: Root;
  /** Its headings in their order; footnotes have none. */
  headings: readonly TextHeading[];
  /** Its pictures; a `<figure>` in the body has the number of one. */
  pictures: readonly Picture[];
  wordCount: number;
}

/** A heading of a text, from level 2 on. */
export interface TextHeading {
  level: number;
  /** Its anchor. */
  id: string;
  text: string;
}
