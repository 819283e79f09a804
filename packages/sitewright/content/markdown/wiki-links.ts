import { slug } from 'github-slugger';
import { inQuotes } from '../find-like-name.ts';
import { escapeLabel, toAddress } from './command-writing.ts';
import { type Mistake, placeAt } from './markdown-text.ts';
import { maskCode } from './mask-code.ts';

/** A link of a wiki or of notes, such as `[[Page]]`, `[[Page#Heading|words]]` and `![[till.jpg]]`. */
const wiki =
  /(!?)\[\[(?!_?toc_?\]\])(?=[^\s[\]])([^[\]\n|#\\]*)(?:#([^[\]\n|\\]*))?(?:\\?\|([^[\]\n]*))?\]\](?![([])/gi;

/** What a text knows of its site, by the place of its file. */
interface Names {
  isPage(address: string): boolean;
  isPicture(name: string): boolean;
}

/**
 * Writes links of wikis as links of Markdown. One to a page that is not there is its words; a picture that is not there
 * stays as it is.
 *
 * @returns a text with as many lines, and advice on what is shown in another way
 */
export function readWikiLinks(markdown: string, names: Names): { text: string; advice: Mistake[] } {
  const advice: Mistake[] = [];
  if (!markdown.includes('[[')) return { text: markdown, advice };
  let text = '';
  let last = 0;
  for (const { index, 0: found } of maskCode(markdown).matchAll(wiki)) {
    const written = markdown.slice(index, index + found.length);
    const link = writeLink(written, names);
    if (!link) continue;
    text += markdown.slice(last, index) + link.text;
    last = index + found.length;
    if (!link.lost) continue;
    const message = `${inQuotes(written)} is shown as ${link.lost}`;
    advice.push({ place: placeAt(markdown, index), message, about: 'wiki links' });
  }
  return { text: text + markdown.slice(last), advice };
}

const size = /^\d+(?:x\d+)?$/;

function writeLink(
  written: string,
  { isPage, isPicture }: Names,
): { text: string; lost?: string } | undefined {
  const [, sign, name = '', id = '', said = ''] = new RegExp(wiki.source, 'i').exec(written) ?? [];
  const page = name.trim().replace(/^\^/, '');
  if (sign && isPicture(page)) {
    return { text: `![${size.test(said) ? '' : said}](${toAddress(page)})` };
  }
  // A paragraph of notes has an id that begins so, and none here.
  const heading = id.startsWith('^') ? '' : id.replace(/^.*#/, '').trim();
  const own = [page, heading].filter(Boolean).join(' > ');
  const words = said.trim() || escapeLabel(own).replaceAll(/[*_<`]/g, '\\$&');
  const address = encodeURI(page).replaceAll('?', '%3F');
  const isThere = page === '' ? heading !== '' : isPage(address);
  if (isThere) {
    const to = address + (heading && `#${slug(heading)}`);
    const lost = sign ? 'a link, as no text shows another one in it' : undefined;
    return { text: `[${words}](${toAddress(to)})`, ...(lost && { lost }) };
  }
  if (sign) return undefined;
  return {
    text: words,
    lost: 'words alone, as no page of the site has that name: write [words](/address) for a link',
  };
}
