import { inQuotes } from '../find-like-name.ts';
import { argument, escapeLabel, first, type Write } from './command-writing.ts';
import { type CommandPair, hasCode, isAlone } from './generator-commands.ts';
import { toneOf } from './notes.ts';

const notes = new Set(['hint', 'alert', 'notice', 'callout', 'admonition', 'note-box', 'aside']);
const folded = new Set(['details', 'expand', 'collapse', 'spoiler', 'accordion', 'tab']);
function writeBlock(pair: CommandPair, markdown: string, name: string, title?: string) {
  const { open, close, depth } = pair;
  if (!close || !isAlone(open, markdown) || !isAlone(close, markdown)) return undefined;
  // What stands in another block has fewer colons than that.
  const colons = ':'.repeat(Math.max(3, 8 - depth));
  return { open: `${colons}${name}${title ? `[${escapeLabel(title)}]` : ''}`, close: colons };
}

export const writeNote: Write = (pair, markdown) => {
  const { open } = pair;
  const isNote = notes.has(open.name) || toneOf(open.name);
  if (!isNote) return undefined;
  const kind =
    argument(open, 'style', 'type', 'level', 'kind', 'context', 'color') ?? open.others[0] ?? '';
  return writeBlock(
    pair,
    markdown,
    toneOf(kind) ?? toneOf(open.name) ?? 'note',
    argument(open, 'title'),
  );
};

export const writeFolded: Write = (pair, markdown) => {
  const title = first(pair.open, 'title', 'summary', 'name', 'label', 'header');
  return folded.has(pair.open.name) && title
    ? writeBlock(pair, markdown, 'details', title)
    : undefined;
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
