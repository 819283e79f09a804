import { inQuotes } from '../find-like-name.ts';
import {
  type Command,
  type CommandPair,
  hasCode,
  isAlone,
  isInAddress,
  pairCommands,
  rawNames,
} from './generator-commands.ts';
import { type Mistake, placeAt } from './markdown-text.ts';
import { maskCode } from './mask-code.ts';
import { toneOf } from './notes.ts';

/** What stands in the place of a command and of its end, and advice on what is lost. */
interface Writing {
  open: string;
  close?: string;
  /** What it does not show as the other system did. */
  lost?: string;
}

type Write = (pair: CommandPair, markdown: string) => Writing | undefined;

const notes = new Set(['hint', 'alert', 'notice', 'callout', 'admonition', 'note-box', 'aside']);
const folded = new Set(['details', 'expand', 'collapse', 'spoiler', 'accordion', 'tab']);
const groups = new Set([
  'tabs',
  'tabset',
  'tabpane',
  'stepper',
  'step',
  'columns',
  'column',
  'content-ref',
]);
const pictures = new Set(['figure', 'img', 'image', 'picture']);
const references = new Set(['ref', 'relref', 'link', 'post_url', 'page', 'url', 'page_url', 'doc']);
const pageLinks = new Set(['page-ref', 'page_ref']);

/** Commands that show their words at times, never, or many times. */
const logic = new Set([
  ...[
    'if',
    'unless',
    'for',
    'case',
    'call',
    'macro',
    'block',
    'capture',
    'set',
    'filter',
    'each',
    'with',
    'range',
  ],
  ...[
    'while',
    'embed',
    'cache',
    'autoescape',
    'tablerow',
    'trans',
    'blocktrans',
    'define',
    'paginate',
  ],
]);

/** What says how words look, and nothing that is read. */
const looks = new Set([
  'class',
  'style',
  'size',
  'width',
  'height',
  'id',
  'color',
  'colour',
  'align',
  'cols',
]);

const escapeLabel = (text: string): string => text.replaceAll(/[[\]]/g, '\\$&');
const toAddress = (url: string): string => (/[\s()]/.test(url) ? `<${url}>` : url);
const first = ({ named, others }: Command, ...names: string[]): string | undefined =>
  names.flatMap((name) => named.get(name) ?? [])[0] ?? others[0];
const argument = ({ named }: Command, ...names: string[]): string | undefined =>
  names.flatMap((name) => named.get(name) || [])[0];

function writeBlock(pair: CommandPair, markdown: string, name: string, title?: string) {
  const { open, close, depth } = pair;
  if (!close || !isAlone(open, markdown) || !isAlone(close, markdown)) return undefined;
  // What stands in another block has fewer colons than that.
  const colons = ':'.repeat(Math.max(3, 8 - depth));
  return { open: `${colons}${name}${title ? `[${escapeLabel(title)}]` : ''}`, close: colons };
}

const writeNote: Write = (pair, markdown) => {
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

const writeFolded: Write = (pair, markdown) => {
  const title = first(pair.open, 'title', 'summary', 'name', 'label', 'header');
  return folded.has(pair.open.name) && title
    ? writeBlock(pair, markdown, 'details', title)
    : undefined;
};

const writeCode: Write = ({ open, close }, markdown) => {
  if (!close || !['highlight', 'code', 'codeblock', 'code-block'].includes(open.name))
    return undefined;
  const title = argument(open, 'title', 'file', 'filename');
  const lost = title ? `the title ${inQuotes(title)} of code is left out` : undefined;
  if (hasCode(markdown.slice(open.end, close.start)))
    return { open: '', close: '', ...(lost && { lost }) };
  if (!isAlone(open, markdown) || !isAlone(close, markdown)) return undefined;
  return { open: `\`\`\`\`${open.others[0] ?? ''}`, close: '````', ...(lost && { lost }) };
};

const writePicture: Write = ({ open }) => {
  const src = first(open, 'src', 'file', 'url', 'path', 'link');
  if (!pictures.has(open.name) || !src) return undefined;
  const caption = argument(open, 'caption', 'title');
  const words = argument(open, 'alt') ?? caption ?? '';
  const title = caption ? ` "${caption.replaceAll('"', '\\"')}"` : '';
  return { open: `![${escapeLabel(words)}](${toAddress(src)}${title})` };
};

/** The address of what others show in a page. */
function filmOf({ name, named, others }: Command): string | undefined {
  const id = named.get('id') ?? others[0];
  if (/^https:\/\//.test(id ?? '')) return id;
  if (name === 'embed' || name === 'iframe') return named.get('url') ?? named.get('src');
  if (!id) return undefined;
  if (name === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  if (name === 'vimeo') return `https://vimeo.com/${id}`;
  if (name === 'gist') return `https://gist.github.com/${others.slice(0, 2).join('/')}`;
  if (/^(?:tweet|x|twitter)$/.test(name)) {
    return `https://x.com/${named.get('user') ?? 'i/web'}/status/${id}`;
  }
  return undefined;
}

const films = new Set(['youtube', 'vimeo', 'embed', 'iframe', 'tweet', 'twitter', 'x', 'gist']);

const writeFilm: Write = ({ open, close }) => {
  const url = films.has(open.name) && !close ? filmOf(open) : undefined;
  if (!url?.startsWith('https://')) return undefined;
  const words = open.named.get('title') ?? url.replace(/^https:\/\/(?:www\.)?/, '');
  return { open: `[${escapeLabel(words)}](${toAddress(url)})`, lost: showsLink };
};

const showsLink = 'is shown as a link, as pages load nothing from other sites';

const baseUrl = /^(?:(?:site|page|config|root)\.)?(?:base_?url|url|root)$/i;
const urlFilters =
  /^(?:\s*\|\s*(?:relative_url|absolute_url|url|relURL|absURL|relLangURL|localeUrl|locale_url|prepend: *site\.base_?url))*\s*$/i;

/** A link whose words the command says. */
const writeLink: Write = ({ open, close }) => {
  const url = argument(open, ...addresses);
  const words = argument(open, 'text', 'label', 'title', 'name', 'content');
  const others = [...open.named.keys()].filter((name) => !looks.has(name));
  if (close || !url || !words || others.length !== 2) return undefined;
  return { open: `[${escapeLabel(words)}](${toAddress(url)})` };
};

const addresses = ['url', 'href', 'link', 'relref', 'to'];

const writeAddress: Write = ({ open, close }, markdown) => {
  if (close) return undefined;
  if (open.name === '') {
    const [, , said, filters = ''] = /^(["'])([^"'{}]*)\1(.*)$/s.exec(open.rest) ?? [];
    if (said !== undefined && urlFilters.test(filters)) return { open: said };
    const isBase = baseUrl.test(open.rest) && markdown[open.end] === '/';
    return isBase ? { open: '' } : undefined;
  }
  const words = [...open.others, ...open.named.values()];
  const [path = ''] = words;
  const isPath = words.length === 1 && /^[^\s{}]+$/.test(path);
  if (!isPath || !(references.has(open.name) || /[/.]/.test(path))) return undefined;
  return isInAddress(open, markdown) ? { open: path } : undefined;
};

const writePageLink: Write = ({ open }) => {
  const page = argument(open, 'page', 'url');
  if (!pageLinks.has(open.name) || !page) return undefined;
  const stem =
    page
      .replace(/(?:\/(?:readme|index|_index))?(?:\.\w+)?\/?$/i, '')
      .split('/')
      .at(-1) ?? '';
  const words = stem.replaceAll(/[-_]+/g, ' ').trim() || page;
  return {
    open: `[${words}](${toAddress(page)})`,
    lost: `is shown as a link with the words ${inQuotes(words)}`,
  };
};

/** A command around words that says nothing else: a link, or words with another look. */
const writeAround: Write = ({ open, close }, markdown) => {
  if (!close || logic.has(open.name)) return undefined;
  const inside = markdown.slice(open.end, close.start);
  const url = argument(open, ...addresses);
  const others = [...open.named.keys()].filter((name) => !looks.has(name));
  if (
    url &&
    others.length === 1 &&
    open.others.length === 0 &&
    inside.trim() &&
    !/\n/.test(inside.trim())
  ) {
    return { open: '[', close: `](${toAddress(url)})` };
  }
  const isGroup = groups.has(open.name);
  if (!isGroup && (others.length > 0 || open.others.length > 0 || !inside.trim())) return undefined;
  return {
    open: '',
    close: '',
    ...(!isGroup && { lost: 'is left out, and its words are shown, as pages run no commands' }),
  };
};

const writers = [
  ...[
    writeNote,
    writeFolded,
    writeCode,
    writePicture,
    writeFilm,
    writeAddress,
    writePageLink,
    writeLink,
    writeAround,
  ],
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
  if (!/\{[{%#]|^import\s/m.test(markdown)) return { text: markdown, advice: [] };
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
  for (const pair of pairCommands(markdown)) {
    const { open, close } = pair;
    if (edits.some(({ start, end }) => open.start < end && start < open.end)) continue;
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
  return { text: applyEdits(markdown, edits), advice };
}

/** Braces that are shown as they are written. */
const showBraces = (masked: string, start: number, end: number): Edit[] =>
  [...masked.slice(start, end).matchAll(/\{(?=[{%#])|(?<=\{)\{/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
    text: brace,
  }));

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
