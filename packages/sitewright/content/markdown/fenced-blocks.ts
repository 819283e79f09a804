import { inQuotes } from '../find-like-name.ts';
import { languageOf } from './code-languages.ts';
import { escapeLabel, looks, toAddress } from './command-writing.ts';
import type { Mistake } from './markdown-text.ts';
import { toneOf } from './notes.ts';

/** A line that begins or ends code, or a block of colons. */
const fence = /^([ \t>]*)(`{3,}|~{3,}|:{3,})(.*)$/;
/** What stands behind it in MyST: the name of a block in braces, and what the block is about. */
const named = /^[ \t]*\{([a-z][\w:-]*)\}[ \t]*(.*?)[ \t]*$/i;
const option = /^[ \t>]*:([\w-]+):[ \t]*(.*?)[ \t]*$/;

/** Blocks whose words are no Markdown. */
const literal =
  /^(?:code.*|sourcecode|math|mermaid|raw|eval-rst|.*-table|parsed-literal|graphviz|plot)$/;
/** Blocks that list pages or take in files, and show no words of their own. */
const leftOut =
  /^(?:toctree|tableofcontents|contents|(?:literal)?include|(?:foot)?bibliography|index|meta)$/;
const folded = new Set(['dropdown', 'details', 'tab-item', 'solution']);

/** What says where a block leads, what a picture shows, and what a link leads to it by. */
const shownOptions = new Set(['alt', 'link', 'link-type', 'name']);

interface Open {
  sign: string;
  /** What ends it; undefined for code. */
  end?: string;
}

/**
 * Writes the blocks of MyST, which stand between lines of ` or of colons with a name in braces, as blocks between lines of
 * colons; pictures as such.
 *
 * @param advice gets what is left out
 * @returns a text with as many lines
 */
export function readFencedBlocks(markdown: string, advice: Mistake[]): string {
  if (!/^[ \t>]*(?:`{3,}|~{3,}|:{3,})[ \t]*\{[a-z][\w:-]*\}/im.test(markdown)) return markdown;
  const lines = markdown.split('\n');
  const open: Open[] = [];
  for (const [index, line] of lines.entries()) {
    const [, indent = '', sign = '', rest = ''] = fence.exec(line) ?? [];
    const last = open.at(-1);
    const isEnd =
      sign !== '' &&
      rest.trim() === '' &&
      sign[0] === last?.sign[0] &&
      sign.length >= (last?.sign.length ?? 0);
    if (isEnd) lines[index] = indent + (open.pop()?.end ?? sign);
    if (!sign || isEnd || (last && !last.end)) continue;
    const [, name = '', about = ''] = named.exec(rest) ?? [];
    const isCode =
      sign[0] !== ':' && (!name || literal.test(name) || languageOf(name) !== undefined);
    if (isCode || (sign[0] === ':' && rest.trim() === '')) {
      if (isCode) open.push({ sign });
      continue;
    }
    const say = (message: string) => {
      const found = inQuotes(line.trim());
      const place = { line: index + 1, column: indent.length + 1 };
      advice.push({ place, message: `${found} ${message}`, about: `commands ${name}` });
    };
    const end = ':'.repeat(Math.max(3, 9 - open.length));
    if (!name) {
      lines[index] = indent + end + rest;
      open.push({ sign, end });
      continue;
    }
    const options = takeOptions(lines, index + 1, indent);
    const block = writeBlock(name.toLowerCase(), about, options);
    if (block === undefined) {
      leaveOut(lines, index, sign);
      say('is left out, as pages run no commands: write here what it shows');
      continue;
    }
    const lost = [...options.keys()].filter((one) => !looks.has(one) && !shownOptions.has(one));
    if (lost.length > 0) say(`is shown without ${lost.join(', ')}`);
    lines[index] = indent + (block.startsWith('!') ? block : end + block);
    open.push({ sign, end: block.startsWith('!') ? '' : end });
  }
  return lines.join('\n');
}

/** Empties the lines between the first one of a block and its words, which say how it looks. */
function takeOptions(lines: string[], from: number, indent: string): Map<string, string> {
  const options = new Map<string, string>();
  const isYaml = lines[from]?.trim() === '---';
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, name, said = ''] = (isYaml ? /^\s*([\w-]+):[ \t]*(.*)$/ : option).exec(line) ?? [];
    if (!name && !(isYaml && line.trim() === '---')) break;
    if (name) options.set(name, said);
    lines[index] = indent.trimEnd();
    if (!name && index > from) break;
  }
  return options;
}

/** What stands behind the colons, or a picture; undefined for what is left out. */
function writeBlock(name: string, about: string, options: Map<string, string>): string | undefined {
  if (leftOut.test(name)) return undefined;
  const look = options.get('class') ?? '';
  const isFolded = folded.has(name) || /\bdropdown\b/.test(look);
  const label = about && `[${escapeLabel(about)}]`;
  if ((name === 'figure' || name === 'image') && about)
    return `![${escapeLabel(options.get('alt') ?? '')}](${toAddress(about)})`;
  if (isFolded && about) return `details${label}`;
  const tone = toneOf(name) ?? (name === 'admonition' ? (toneOf(look) ?? 'note') : undefined);
  if (tone) return tone + label;
  if (name === 'seealso') return `note${label}`;
  const link = options.get('link');
  const title =
    about &&
    (link && !/^[\w:-]+$/.test(link) ? `[${escapeLabel(about)}](${toAddress(link)})` : about);
  const isCard = /^(?:grid-item-)?card$/.test(name);
  return `card${isCard && title ? `[**${title}**]` : label}`;
}

function leaveOut(lines: string[], from: number, sign: string): void {
  for (let index = from; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim().replace(/^[ \t>]+/, '');
    lines[index] = '';
    if (index > from && line.length >= sign.length && line === sign.charAt(0).repeat(line.length))
      return;
  }
}
