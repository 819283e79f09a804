import { nameCodePoint } from '../../lib/show-invisible.ts';
import { placeAt } from '../../lib/text-file.ts';
import type { Mistake } from './markdown-text.ts';

/** What translation programs leave between words. In scripts without spaces it parts these, and stays. */
const unseen = /(?<![\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])\u200B+|(?<=[\s\S])\uFEFF+/gu;

/** Writes a space in the place of each sign that a text in Markdown is shown without. */
export const maskUnseen = (source: string): string =>
  source.replaceAll(unseen, (signs) => ' '.repeat(signs.length));

/** Takes signs that nobody sees out of a text. */
export function removeUnseen(markdown: string): { text: string; advice: Mistake[] } {
  const advice = [...markdown.matchAll(unseen)].map(({ index, 0: signs }) => ({
    place: placeAt(markdown, index),
    message: `${nameCodePoint(signs)}, which nobody sees, is left out: remove it`,
    about: 'unseen signs',
  }));
  return { text: markdown.replaceAll(unseen, ''), advice };
}
