import { removeEscapes } from '../../lib/remove-escapes.ts';
/**
 * Words for a link that has none: what the file or the page is called, or the id of an element, such as `our plans` for
 * `../our-plans.md`; the host for the first page of another site.
 */
export function wordsOfAddress(url: string): string {
  const [, host, path = '', id] =
    /^(?:(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*))?([^?#]*)[^#]*#?(.*)$/is.exec(url) ?? [];
  const names = path
    .split('/')
    .map((one) => one.replace(/\.\w+$/, ''))
    .filter((one) => /[\p{L}\p{N}]/u.test(one) && !/^_?(?:readme|index)$/i.test(one));
  const name = removeEscapes(id || (names.at(-1) ?? ''));
  return name.replaceAll(/[-_:]+/g, ' ').trim() || host || url;
}
