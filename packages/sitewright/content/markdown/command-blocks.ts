import { inQuotes } from '../find-like-name.ts';
import { argument, escapeLabel, sayLost, type Write, writeBlock } from './command-writing.ts';
import { hasCode, isAlone } from './generator-commands.ts';
import { toneOf } from './notes.ts';

const notes = new Set(['hint', 'alert', 'notice', 'callout', 'admonition', 'note-box', 'aside']);

const folded = new Set([
  ...['details', 'expand', 'collapse', 'spoiler', 'accordion', 'tab', 'tabitem', 'tab-item'],
  ...['accordionitem', 'accordion-item', 'dropdown', 'expandable', 'collapsible', 'toggle'],
]);
export const writeNote: Write = (pair, markdown) => {
  const { open } = pair;
  const isNote = notes.has(open.name) || toneOf(open.name);
  if (!isNote) return undefined;
  const names = ['style', 'type', 'level', 'kind', 'context', 'color'];
  const [word = '', ...more] = open.others;
  const kind = argument(open, ...names) ?? word;
  const tone = toneOf(kind) ?? toneOf(open.name) ?? 'note';
  // What is no word of a system, such as `info`, is words of a person.
  const others = (toneOf(word) ? more : open.others).join(' ');
  const title = argument(open, 'title') ?? (/\s|^\p{Lu}/u.test(others) ? others : undefined);
  const written = writeBlock(pair, markdown, tone, title && escapeLabel(title));
  return written && { ...written, ...sayLost(open, [...names, 'title'], open.others.length) };
};

export const writeFolded: Write = (pair, markdown) => {
  const { open } = pair;
  const names = ['title', 'summary', 'name', 'label', 'header'];
  const name = names.find((one) => open.named.get(one));
  const title = name ? open.named.get(name) : open.others.join(' ');
  if (!folded.has(open.name) || !title) return undefined;
  const written = writeBlock(pair, markdown, 'details', escapeLabel(title));
  return written && { ...written, ...sayLost(open, name ? [name] : [], name ? 0 : Infinity) };
};

export const writeCode: Write = ({ open, close }, markdown) => {
  if (!close || !['highlight', 'code', 'codeblock', 'code-block'].includes(open.name))
    return undefined;
  const title = argument(open, 'title', 'file', 'filename');
  const lost = title ? `the title ${inQuotes(title)} of code is left out` : undefined;
  if (hasCode(markdown.slice(open.end, close.start)))
    return { open: '', close: '', ...(lost && { lost }) };
  if (!isAlone(open, markdown) || !isAlone(close, markdown)) return undefined;
  return { open: `\`\`\`\`${open.others[0] ?? ''}`, close: '````', ...(lost && { lost }) };
};
