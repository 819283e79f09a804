import { inQuotes } from '../find-like-name.ts';
import {
  addresses,
  argument,
  escapeLabel,
  looks,
  toAddress,
  type Write,
} from './command-writing.ts';
import { isAlone, isInAddress } from './generator-commands.ts';

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

/** Commands that show what stands in another file, and those that show nothing. */
const leftOut = new Set(
  'include include_relative include_cached render partial assign set from import extends layout'.split(
    ' ',
  ),
);

/** What has its line for itself is left out, where it says no words that visitors would read. */
export const writeNothing: Write = ({ open, close }, markdown) => {
  if (close || !leftOut.has(open.name) || !isAlone(open, markdown)) return undefined;
  const words = open.rest.match(/"[^"]*"|'[^']*'/g) ?? [];
  if (words.some((one) => /\s|</.test(one))) return undefined;
  return { open: '', lost: 'is left out, as pages run no commands: write here what it shows' };
};

const baseUrl = /^(?:(?:site|page|config|root)\.)?(?:base_?url|url|root)$/i;
const urlFilters =
  /^(?:\s*\|\s*(?:relative_url|absolute_url|url|relURL|absURL|relLangURL|localeUrl|locale_url|prepend: *site\.base_?url))*\s*$/i;

/** A link whose words the command says. */
export const writeLink: Write = ({ open, close }) => {
  const url = argument(open, ...addresses);
  const words = argument(open, 'text', 'label', 'title', 'name', 'content');
  const others = [...open.named.keys()].filter((name) => !looks.has(name));
  if (close || !url || !words || others.length !== 2) return undefined;
  return { open: `[${escapeLabel(words)}](${toAddress(url)})` };
};

export const writeAddress: Write = ({ open, close }, markdown) => {
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

export const writePageLink: Write = ({ open }) => {
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
export const writeAround: Write = ({ open, close }, markdown) => {
  if (!close || logic.has(open.name)) return undefined;
  const inside = markdown.slice(open.end, close.start);
  const url = argument(open, ...addresses);
  const others = [...open.named.keys()].filter((name) => !looks.has(name));
  if (
    url &&
    others.length === 1 &&
    open.others.length === 0 &&
    inside.trim() &&
    !/\n|\]\(/.test(inside.trim())
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
