import { nameToEmoji } from 'gemoji';
import { inQuotes } from '../find-like-name.ts';
import { readFencedBlocks } from './fenced-blocks.ts';
import { readIndentedBlocks } from './indented-blocks.ts';
import { readLabels } from './labels.ts';
import { type Mistake, placeAt } from './markdown-text.ts';
import { maskCode } from './mask-code.ts';
import { readCaptions } from './read-captions.ts';
import { readCommands } from './read-commands.ts';
import { removeUnseenSettings } from './take-settings.ts';
import { removeUnseen } from './unseen-signs.ts';

/** A line of three or more colons with the name of a block, and words behind it that are its title. */
const block =
  /^([ \t>]*:{3,})[ \t]*([a-z][\w-]*)[ \t]*(\[.*\]|[^[\]{}\n]*?)[ \t]*(\{.*\})?[ \t]*$/i;

/** The same of Pandoc and Quarto, which have the name in braces. */
const braced =
  /^([ \t>]*:{3,})[ \t]*\{\.?(?:callout-)?([a-z][\w-]*)([^{}\n]*)\}[ \t]*(.*?)[ \t]*$/i;

/** A footnote whose name has spaces, where it is defined. */
const note = /^[ \t]*\[\^([^\]\n]*[^\]\s][^\]\n]*)\]:/gm;

/** Signs by their names, as GitHub and chats have them, such as `:rocket:`. */
const emoji = /(?<![\p{L}\p{N}:/_-]):([a-z][a-z0-9_+-]*|[+-]1):(?![\p{L}\p{N}:/_-])/gu;

/** Small pictures of fonts and themes, with what says how they look. */
const icon = /:(?:material|fontawesome|octicons|simple)-[\w-]+:(?:\{[^{}\n]*\})?[ \t]?/g;

/**
 * Writes what other systems have in other ways as the parser knows it, each line in its place: commands of site
 * generators, notes of MkDocs and MyST, the title of a block behind its name (`::: tip Read this`), names of footnotes with
 * spaces, signs by their names. Signs that nobody sees are left out.
 *
 * @returns a text with as many lines, of which some may be longer, and advice on what is shown in another way
 */
export function prepareSource(markdown: string): { text: string; advice: Mistake[] } {
  const seen = removeUnseen(markdown);
  const fenced: Mistake[] = [];
  const { text, advice } = readCommands(readLabels(readFencedBlocks(seen.text, fenced)));
  advice.unshift(...seen.advice, ...fenced);
  const blocks = nameBlocks(readIndentedBlocks(readCaptions(removeUnseenSettings(text), advice)));
  const names = [...blocks.matchAll(note)].flatMap(([, name = '']) =>
    /\s/.test(name) ? name : [],
  );
  const notes = names.reduce(
    (all, name) => all.replaceAll(`[^${name}]`, `[^${name.replaceAll(/\s/g, '-')}]`),
    blocks,
  );
  return {
    text: writeMarks(writeSigns(joinLinks(closeStrong(notes, advice), advice), advice)),
    advice,
  };
}

/** Words between two signs of bold, of which the second has a space before it. */
const unclosed =
  /(?<=^|[\s\p{Ps}\p{Pi}"'|>])\*\*(?=[^\s*])([^*\n]*[^\s*])[ \t]+\*\*(?=$|[\s\p{Pe}\p{Pf}"'|<.,;:!?。，、；：！？])/gmu;

/** Whether signs of bold end no other words of their line. */
const isFirst = (text: string, index: number): boolean =>
  (text.slice(text.lastIndexOf('\n', index - 1) + 1, index).split('**').length - 1) % 2 === 0;

/** Puts the space behind the signs, where Markdown has it. */
function closeStrong(text: string, advice: Mistake[]): string {
  const masked = maskCode(text);
  const found = [...masked.matchAll(unclosed)].filter(({ index }) => isFirst(masked, index));
  for (const { index, 0: words } of found) {
    const written = inQuotes(text.slice(index, index + words.length));
    const message = `${written} is shown in bold: write no space before the last **`;
    advice.push({ place: placeAt(text, index), message, about: 'bold' });
  }
  return found.toReversed().reduce((all, { index, 0: { length }, 1: { length: inner } = '' }) => {
    const end = index + 2 + inner;
    const isBeforeSpace = /^(?:\s|$)/.test(all.slice(index + length));
    const spaces = isBeforeSpace ? '' : all.slice(end, index + length - 2);
    return `${all.slice(0, end)}**${spaces}${all.slice(index + length)}`;
  }, text);
}

/** The two parts of a link to another site, with a space between them. */
const parted = /(?<=(?<!\])\[[^[\]\n]*[^[\]\s][^[\]\n]*\])[ \t]+(?=\(https?:\/\/[^\s()<>]+\))/g;

function joinLinks(text: string, advice: Mistake[]): string {
  const found = [...maskCode(text).matchAll(parted)];
  for (const { index } of found) {
    const message =
      'the words and the address behind them are taken as a link: write no space between ] and (';
    advice.push({ place: placeAt(text, index), message, about: 'parted links' });
  }
  return found
    .toReversed()
    .reduce(
      (all, { index, 0: spaces }) => all.slice(0, index) + all.slice(index + spaces.length),
      text,
    );
}

/** Marked words, and keys of a keyboard. */
const marked = /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g;
const keys =
  /(?<![+\w])\+\+(?:(?:ctrl|control|alt|shift|cmd|command|win|meta|option|fn|tab|enter|esc|escape|space|del|delete|backspace|insert|home|end|page-up|page-down|arrow-\w+|up|down|left|right|f\d+|[a-z\d])\+?)+\+\+(?![+\w])/gi;

/** Writes both as elements of HTML, as Markdown has no signs for them. */
function writeMarks(text: string): string {
  if (!/==|\+\+/.test(text)) return text;
  const masked = maskCode(text);
  const replaced = [
    ...[...masked.matchAll(marked)].map(({ index, 0: found }) => {
      const end = index + found.length;
      return { index, end, words: `<mark>${text.slice(index + 2, end - 2)}</mark>` };
    }),
    ...[...masked.matchAll(keys)].map(({ index, 0: found }) => {
      const names = found.slice(2, -2).split('+');
      const words = names.map((name) => `<kbd>${name.replaceAll('-', ' ')}</kbd>`).join('+');
      return { index, end: index + found.length, words };
    }),
  ].sort((one, other) => other.index - one.index);
  return replaced.reduce(
    (all, { index, end, words }) => all.slice(0, index) + words + all.slice(end),
    text,
  );
}

/** Writes signs in the place of their names, and leaves out icons. */
function writeSigns(text: string, advice: Mistake[]): string {
  if (!/:[\w+-]+:/.test(text)) return text;
  const masked = maskCode(text);
  const replaced = [
    ...[...masked.matchAll(emoji)].map(({ index, 0: found, 1: name = '' }) => {
      return { index, found, sign: nameToEmoji[name] ?? found };
    }),
    ...[...masked.matchAll(icon)].map(({ index, 0: found }) => ({ index, found, sign: '' })),
  ].sort((one, other) => other.index - one.index);
  let result = text;
  for (const { index, found, sign } of replaced) {
    result = result.slice(0, index) + sign + result.slice(index + found.length);
    if (sign) continue;
    const message = `${inQuotes(found.trim())} is left out, as texts have no icons: write the sign itself, such as →`;
    advice.push({ place: placeAt(text, index), message, about: 'icons' });
  }
  return result;
}

function nameBlocks(markdown: string): string {
  let fence: string | undefined;
  const lines = markdown.split('\n').map((line) => {
    const [, mark] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (!fence || (mark.startsWith(fence) && /^[ \t>]*[`~]+[ \t]*$/.test(line)))) {
      fence = fence ? undefined : mark;
      return line;
    }
    if (fence) return line;
    // Others need no space before the id of a heading.
    return line
      .replace(/^([ \t>]*#{1,6} .*[^\s\\{])(\{#[\w-]+\})[ \t]*$/, '$1 $2')
      .replace(block, (_, colons: string, name: string, title: string, more = '') =>
        writeBlock(colons, name, title, more),
      )
      .replace(braced, (_, colons: string, name: string, more: string, title: string) =>
        writeBlock(colons, name, title, more),
      );
  });
  return lines.join('\n');
}

/** @param more what stands in braces, in which a title may be */
function writeBlock(colons: string, name: string, title: string, more: string): string {
  const words = title || (/\btitle=(?:"([^"]*)"|'([^']*)')/.exec(more)?.slice(1).join('') ?? '');
  const label = words && !words.startsWith('[') ? `[${words}]` : words;
  return colons + name.toLowerCase() + label;
}
