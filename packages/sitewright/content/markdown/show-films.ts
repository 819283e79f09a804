import type { Html, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import { emptyElements, filmElements, leftOutElements } from './html-elements.ts';
import { type HtmlToken, readHtml } from './html-tags.ts';
import type { Mistake } from './markdown-text.ts';

const any = new RegExp(
  `</?(?:${[...filmElements, ...Object.keys(leftOutElements)].join('|')})\\b`,
  'i',
);

/**
 * Shows links in the place of films and pages of other sites, such as `<iframe>`, and leaves out scripts and styles.
 *
 * @param tree is changed
 * @returns advice on what is shown so
 */
export function showFilms(tree: Root): Mistake[] {
  const advice: Mistake[] = [];
  /** Films whose ends stand in another part of HTML. */
  const open = new Set<string>();
  visitParents(tree, 'html', (node, parents) => {
    if (!any.test(node.value)) return;
    const isBlock = parents.at(-1)?.type !== 'paragraph';
    node.value = rewrite(node, isBlock, open, advice);
  });
  return advice;
}

function rewrite(node: Html, isBlock: boolean, open: Set<string>, advice: Mistake[]): string {
  const { value } = node;
  const tokens = readHtml(value);
  let result = '';
  let last = 0;
  for (const [index, token] of tokens.entries()) {
    const { kind, value: name, start, end } = token;
    if (start < last) continue;
    if (kind === 'close' && open.has(name)) {
      result += value.slice(last, start);
      last = end;
    }
    const reason = leftOutElements[name];
    if (kind !== 'open' || !(reason || filmElements.has(name))) continue;
    const isEmpty = emptyElements.has(name);
    const close = isEmpty
      ? undefined
      : tokens.slice(index).find((one) => one.kind === 'close' && one.value === name);
    const link = reason
      ? ''
      : linkTo(token, tokens.slice(index + 1, close && tokens.indexOf(close)));
    if (link === undefined || (reason && !close && !isEmpty)) continue;
    const found = inQuotes(value.slice(start, end));
    const message = reason
      ? `${found} is left out, as ${reason}`
      : `${found} is shown as a link, as pages load nothing from other sites`;
    advice.push({ place: node.position?.start, message, about: reason ? name : 'films' });
    result += value.slice(last, start) + (isBlock && link ? `<p>${link}</p>` : link);
    last = close?.end ?? end;
    if (!close && !isEmpty) open.add(name);
  }
  return result + value.slice(last);
}

/** A link to a film, by its own address or that of the first of its sources. */
function linkTo(film: HtmlToken, inside: readonly HtmlToken[]): string | undefined {
  const all = [film, ...inside.filter(({ value }) => value === 'source')];
  const src = all.flatMap(({ attributes }) => attributes.get('src') ?? [])[0]?.trim() ?? '';
  const url = toWatch(src.replace(/^\/\//, 'https://'));
  if (!/^(?:https?:\/\/|\/files\/)[^\s"'<>{}]+$/i.test(url)) return undefined;
  const words = film.attributes.get('title')?.trim() || url.replace(/^https?:\/\/(?:www\.)?/, '');
  return `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of a film whose player stands in pages of others. */
const toWatch = (url: string): string =>
  url
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/, 'https://vimeo.com/$1');
