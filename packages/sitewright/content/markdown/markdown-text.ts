import type { Root } from 'hast';
import type { Nodes } from 'mdast';
import { placeAt } from '../../lib/text-file.ts';
import { ownId } from '../pages/page-ids.ts';
import type { Picture } from '../pictures/picture.ts';

/** A text in Markdown, ready to be rendered: plain data, which other threads can have. */
export interface MarkdownText {
  /**
   * Its elements, a hast tree as JSON: of all that is known of a thousand posts, the trees would take most
   * memory, and most time to compare with those of the last build.
   */
  body: string;
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

/** A link of a text in Markdown. */
export interface TextLink {
  /** Where it leads, in the language of the text where its page has one. */
  to: string;
  line: number | undefined;
  column: number | undefined;
}

/** All that was found in a text, as plain data, which nobody may change. */
export interface ReadText {
  /** Its links, whatever else is wrong with it. */
  links: readonly TextLink[];
  /** The ids that links may lead to; undefined where they cannot be told. */
  ids?: readonly string[] | undefined;
  /** Undefined where there are mistakes. */
  text?: MarkdownText;
  /** With advice among them. */
  mistakes: readonly Mistake[];
  headings?: readonly TextHeading[];
}

/** One thing that the site does not show, or shows in another way, and what to do about it. */
export interface Mistake {
  /** Where it is in the file, counted from 1; undefined for what has no place of its own. */
  place: { line: number; column: number } | undefined;
  message: string;
  /** The same for somebody who has the text before them, and no file. */
  atField?: string;
  /** What advice is about, which stops no build and is said once for all that is alike; none is a mistake. */
  about?: string;
}

/**
 * Where a part of a node's words is written in the source; where the node begins if it is written otherwise.
 *
 * @param nth how many of the same are before it in the node
 */
export function placeIn(
  { position }: Pick<Nodes, 'position'>,
  source: string,
  found: string,
  nth = 0,
): Mistake['place'] {
  let offset = position?.start.offset ?? 0;
  const before = source.slice(0, position?.end.offset);
  for (let count = 0; count <= nth && offset >= 0; count += 1) {
    offset = before.indexOf(found, count ? offset + found.length : offset);
  }
  return position && offset >= 0 ? placeAt(source, offset) : position?.start;
}

/** The id of the heading above the footnotes. */
export const footnotesId = ownId('footnotes');

export const parseBody = ({ body }: Pick<MarkdownText, 'body'>): Root => JSON.parse(body);
