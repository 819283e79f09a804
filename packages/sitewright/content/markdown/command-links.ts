import { inQuotes } from '../find-like-name.ts';
import { argument, toAddress, type Write } from './command-writing.ts';
import { isInAddress } from './generator-commands.ts';
import { wordsOfAddress } from './words-of-address.ts';

const references = new Set(['ref', 'relref', 'link', 'post_url', 'page', 'url', 'page_url', 'doc']);
const pageLinks = new Set(['page-ref', 'page_ref']);

/** What stands for the beginning of all addresses of a site. */
const baseUrl = /^[\w.$]*(?:url|root|base|path|domain|host)[\w.]*$/i;
const urlFilters =
  /^(?:\s*\|\s*(?:relative_url|absolute_url|url|relURL|absURL|relLangURL|localeUrl|locale_url|prepend: *site\.base_?url))*\s*$/i;

export const writeAddress: Write = ({ open, close }, markdown) => {
  if (close) return undefined;
  if (open.name === '') {
    const [, , said, filters = ''] = /^(["'])([^"'{}]*)\1(.*)$/s.exec(open.rest) ?? [];
    if (said !== undefined && urlFilters.test(filters)) return { open: said };
    const isBase = baseUrl.test(open.rest) && markdown[open.end] === '/';
    return isBase ? { open: '' } : undefined;
  }
  if (baseUrl.test(open.name) && open.rest === '' && markdown[open.end] === '/')
    return { open: '' };
  const words = [...open.others, ...open.named.values()];
  const [path = ''] = words;
  const isPath = words.length === 1 && /^[^\s{}]+$/.test(path);
  if (!isPath || !(references.has(open.name) || /[/.]/.test(path))) return undefined;
  return isInAddress(open, markdown) ? { open: path } : undefined;
};

export const writePageLink: Write = ({ open }) => {
  const page = argument(open, 'page', 'url');
  if (!pageLinks.has(open.name) || !page) return undefined;
  const words = wordsOfAddress(page);
  return {
    open: `[${words}](${toAddress(page)})`,
    lost: `is shown as a link with the words ${inQuotes(words)}`,
  };
};
