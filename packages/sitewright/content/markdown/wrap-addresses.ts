import { inQuotes } from '../find-like-name.ts';
import { type Mistake, placeAt } from './markdown-text.ts';
import { maskCode } from './mask-code.ts';

/** An address with spaces in the brackets of a link or a picture, which may have a title behind it. */
const spaced =
  /\]\((?=[^\s<])((?:[^()<>\n]|\([^()<>\n]*\))*?[ \t](?:[^()<>\n]|\([^()<>\n]*\))*?)([ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\)/g;

/**
 * Writes `<` and `>` around addresses with spaces, as of `[our prices](Price list.md)`, which Markdown takes for no link
 * without them.
 *
 * @param isThere whether a page or a file of the site has such an address: all others stay as they are
 * @returns a text with as many lines, and advice on what was written
 */
export function wrapAddresses(
  markdown: string,
  isThere: (address: string) => boolean,
): { text: string; advice: Mistake[] } {
  if (!/\]\([^()<>\n]*[ \t]/.test(markdown)) return { text: markdown, advice: [] };
  const found = [...maskCode(markdown).matchAll(spaced)].flatMap(({ index, 1: address = '' }) =>
    isThere(address) ? { start: index + 2, address } : [],
  );
  const text = found.toReversed().reduce((all, { start, address }) => {
    const end = start + address.length;
    return `${all.slice(0, start)}<${address}>${all.slice(end)}`;
  }, markdown);
  const advice = found.map(({ start, address }) => ({
    place: placeAt(markdown, start),
    message: `${inQuotes(address)} is taken as one address: write < and > around it, as other programs end it at a space`,
    about: 'spaces in addresses',
  }));
  return { text, advice };
}
