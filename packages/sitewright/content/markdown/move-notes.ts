import type { Html } from 'mdast';
import { placeAt } from '../../lib/text-file.ts';
import type { Mistake } from './markdown-text.ts';

/** What an import could not move from another system, in its place: a comment, which visitors do not see. */
const moveNote = /<!-- Not moved: ([\s\S]*?) ?-->/g;

/** Whether a text has one. */
export const hasMoveNote = (body: string): boolean => body.search(moveNote) >= 0;

/**
 * Finds what an import of another site left for the author.
 *
 * @param body a text in Markdown
 */
export const findMoveNotes = (body: string): Mistake[] =>
  [...body.matchAll(moveNote)].map(({ index, 1: words = '' }) => ({
    place: placeAt(body, index),
    message: `not moved from the old site: ${words.length > 200 ? `${words.slice(0, 200)}…` : words}; write what it showed, then remove this comment`,
    about: 'not moved',
  }));

/** Shows the notes in HTML to those who write the site, as marked words. */
export function showMoveNotes(node: Html): void {
  node.value = node.value.replaceAll(
    moveNote,
    (_, words: string) => `<mark>Not moved: ${words.replaceAll('<', '&lt;')}</mark>`,
  );
}
