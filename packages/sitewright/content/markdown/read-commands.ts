import { inQuotes } from '../find-like-name.ts';
import { writeCode, writeFolded, writeNote } from './command-blocks.ts';
import { writeAddress, writePageLink } from './command-links.ts';
import { writeFile, writeFilm, writePicture } from './command-media.ts';
import { writeWords } from './command-words.ts';
import type { Writing } from './command-writing.ts';
import { type CommandPair, isAlone, pairCommands, rawNames } from './generator-commands.ts';
import { type Mistake, placeAt } from './markdown-text.ts';
import { maskCode } from './mask-code.ts';

/** The first that knows a command writes it. */
const writers = [
  ...[writeNote, writeFolded, writeCode],
  ...[writePicture, writeFilm, writeFile],
  ...[writeAddress, writePageLink, writeWords],
];

/** A line that takes components of others into a text. */
const importLine = /^import\s+(?:[\w*{][\w\s,*{}]*\s+from\s+)?(?:'[^'\n]+'|"[^"\n]+");?[ \t]*$/gm;
/** What no page shows: comments of Nunjucks, Twig, Hugo and Handlebars. */
const comment = /\{#-?\s[\s\S]*?#\}|\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}|\{\{!--[\s\S]*?--\}\}/g;
/** A command that a text about them shows. */
const quoted = /\{\{([<%])\/\*([\s\S]*?)\*\/([>%])\}\}/g;
const brace = '&#123;';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Writes commands of site generators as Markdown, where that shows the same: notes, folded parts, pictures, links, code.
 * All others stay as they are, and are mistakes.
 *
 * @returns a text with as many lines, and advice on what is shown in another way
 */
export function readCommands(markdown: string): { text: string; advice: Mistake[] } {
  if (!/\{[{%#]|^import\s|<[A-Z]|<\w+-|\[(?:\/|[\w-]+[ \t]+\w+=)/m.test(markdown))
    return { text: markdown, advice: [] };
  const advice: Mistake[] = [];
  const edits: Edit[] = [];
  const say = (start: number, message: string, about: string) =>
    advice.push({ place: placeAt(markdown, start), message, about });
  const masked = maskCode(markdown);
  for (const match of masked.matchAll(importLine)) {
    edits.push({ start: match.index, end: match.index + match[0].length, text: '' });
    say(match.index, `${inQuotes(match[0])} is left out, as pages run no commands`, 'imports');
  }
  for (const { index, 0: found } of masked.matchAll(comment)) {
    edits.push({ start: index, end: index + found.length, text: '' });
  }
  for (const { index, 0: found } of masked.matchAll(quoted)) {
    const shown = markdown.slice(index, index + found.length).replace(quoted, `${brace}{$1$2$3}}`);
    edits.push({ start: index, end: index + found.length, text: shown });
  }
  const pairs = pairCommands(markdown);
  const values = listValues(pairs);
  for (const pair of pairs) {
    const { open, close } = pair;
    if (edits.some(({ start, end }) => open.start < end && start < open.end)) continue;
    const isDefinition = defines.has(open.name) && definition.test(open.rest);
    const value = isDefinition ? '' : open.name === '' ? values.get(open.rest) : undefined;
    if (value !== undefined) {
      edits.push({ start: open.start, end: open.end, text: value });
      continue;
    }
    if (rawNames.has(open.name) && close) {
      edits.push(...showBraces(masked, open.end, close.start));
      for (const { start, end } of [open, close]) edits.push({ start, end, text: '' });
    } else if (open.name === 'comment' && close) {
      edits.push({ start: open.start, end: close.end, text: '' });
    } else {
      const writing = writers.reduce<Writing | undefined>(
        (found, write) => found ?? write(pair, markdown),
        undefined,
      );
      if (!writing) continue;
      edits.push({ start: open.start, end: open.end, text: writing.open });
      if (close && writing.close !== undefined)
        edits.push({ start: close.start, end: close.end, text: writing.close });
      const what = inQuotes(markdown.slice(open.start, open.end));
      if (writing.lost)
        say(
          open.start,
          writing.lost.startsWith('the ') ? writing.lost : `${what} ${writing.lost}`,
          `commands ${open.name}`,
        );
    }
  }
  return { text: applyEdits(markdown, [...edits, ...moveLeft(pairs, markdown)]), advice };
}

/** Commands that give a word a value of words, which `{{ word }}` shows. */
const defines = new Set(['set', 'assign']);
const definition = /^([\w-]+)\s*=\s*(["'])([^\n]*)\2$/;

function listValues(pairs: readonly CommandPair[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { open } of pairs) {
    const [, name = '', , words = ''] = definition.exec(open.rest) ?? [];
    if (defines.has(open.name) && name) values.set(name, words);
  }
  return values;
}

/** Braces that are shown as they are written. */
const showBraces = (masked: string, start: number, end: number): Edit[] =>
  [...masked.slice(start, end).matchAll(/\{(?=[{%#])|(?<=\{)\{/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
    text: brace,
  }));

/** In components lines may stand further to the right, which makes code of them in Markdown. */
function moveLeft(pairs: readonly CommandPair[], markdown: string): Edit[] {
  const edits = new Map<number, Edit>();
  for (const { open, close } of pairs) {
    if (!open.isComponent || !close || !isAlone(open, markdown) || !isAlone(close, markdown))
      continue;
    const from = markdown.indexOf('\n', open.end) + 1;
    const to = markdown.lastIndexOf('\n', close.start) + 1;
    const lines = [...markdown.slice(from, to).matchAll(/^([ \t]*)\S.*$/gm)];
    const least = Math.min(...lines.map(([, spaces = '']) => spaces.length));
    for (const { index } of least > 0 ? lines : []) {
      const start = from + index;
      edits.set(start, { start, end: start + least, text: '' });
    }
  }
  return [...edits.values()];
}

/** Each part keeps its lines. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let last = 0;
  for (const { start, end, text: written } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < last) continue;
    const lines = text.slice(start, end).split('\n').length - written.split('\n').length;
    result += text.slice(last, start) + written + '\n'.repeat(Math.max(lines, 0));
    last = end;
  }
  return result + text.slice(last);
}
