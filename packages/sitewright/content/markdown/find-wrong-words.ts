import type { Image, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { findControlCharacter } from '../../lib/text-file.ts';
import { inQuotes, suggestName } from '../find-like-name.ts';
import { findUnknownWords } from '../schemas/fields.ts';
import { findForeignSyntax } from './foreign-syntax.ts';
import { type Mistake, placeAt, placeIn } from './markdown-text.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { messageFormat, settings } from './syntaxes.ts';

/** Signs of emphasis and the like in a caption, which is shown as it is written. */
export function findCaptionMarks(node: Image, source: string): Mistake[] {
  return findForeignSyntax(node.title ?? '', 'plain').map(({ expected, found }) => ({
    place: placeIn(node, source, found),
    message: `expected ${expected}, found ${inQuotes(found)}`,
  }));
}

/** Braces stand for words that the loader puts in; what is in brackets is a footnote or a link. */
export function findWrongWords(
  node: Text,
  source: string,
  place: Mistake['place'],
  notes: ReadonlySet<string>,
): Mistake[] {
  const at = (found: string, nth = 0) => placeIn(node, source, found, nth) ?? place;
  const [note, name = ''] = /\[\^([^\]\s]+)\]/.exec(node.value) ?? [];
  if (note) {
    const like = suggestName(name, notes).replace(/"(.*)"/, '[^$1]');
    const message = `expected a footnote for ${note}: a line that begins with ${note}: and its text${like}`;
    return [{ place: at(note), message }];
  }
  // Commands of other systems are mistakes already.
  const words = node.value
    .replaceAll(messageFormat, '')
    .replaceAll(/\{[{%].*?[%}]\}/gs, '')
    .replaceAll(settings, '');
  const braces = findUnknownWords(words).map(({ isLike, expected, found }, index, all): Mistake => {
    const nth = all.slice(0, index).filter((other) => other.found === found).length;
    const place = at(found, nth);
    return isLike
      ? { place, message: `expected ${expected}, found ${found}` }
      : {
          place,
          message: `${found} is shown as it is written, as it stands for nothing`,
          about: 'braces',
        };
  });
  return [...braces, ...findReferences(node, source)];
}

/** What is written for a sign by its name or number, and shows none. */
function findReferences({ position }: Text, source: string): Mistake[] {
  const start = position?.start.offset;
  if (start === undefined) return [];
  const written = source.slice(start, position?.end.offset);
  const references = written.matchAll(/(?<!\\|:\/\/\S{0,200})&(?:#x?[\da-f]+|[a-z][a-z\d]+);/gi);
  return [...references].flatMap(({ 0: found, index }) => {
    const sign = textOf(parseMarkdown(found));
    if (sign !== found && !findControlCharacter(sign)) return [];
    const message = `expected a sign itself, such as €, found ${found}, which shows none`;
    return [{ place: placeAt(source, start + index), message }];
  });
}
