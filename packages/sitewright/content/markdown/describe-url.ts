import { describePrivate, isPublicAddress } from '../../lib/public-address.ts';
import { servedEndings } from '../../lib/served-endings.ts';
import { target } from '../fields/target.ts';
import { inQuotes } from '../messages/find-like-name.ts';
import { toAddressName } from '../values/address-name.ts';
import { endingOf, nameInUrl } from './text-picture.ts';

/** Whether an address leads to another site without encryption, which is taken as it is. */
export const isPlainHttp = (url: string): boolean =>
  /^http:\/\/[^\s\\{}]+$/i.test(url) && URL.canParse(url);

export const sayPlainHttp = (url: string): { message: string; about: string } => ({
  message: isPublicAddress(url)
    ? `${inQuotes(url)} is taken as it is: write https:// where the other site has it, as browsers warn before they open http://`
    : `${inQuotes(url)} is taken as it is: write an address${describePrivate(url)}, or put it between backquotes`,
  about: 'http',
});

/** Whether an address names the host of another site alone, or behind `//`, as pages have it that are served both ways. */
export const isWithoutScheme = (url: string): boolean =>
  /^(?:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?|(?:(?:[\p{L}\p{N}-]+\.)+(?:com|edu|gov|net|org)|www(?:\.[\p{L}\p{N}-]+)+))(?:[/?#][^\s\\{}]*)?$/u.test(
    url,
  );

/** The whole address of another site. */
export const addScheme = (url: string): string =>
  isWithoutScheme(url)
    ? `https://${url.replace(/^\/\//, '')}`
    : url.replace(/^(?:https?|mailto|tel):/i, (scheme) => scheme.toLowerCase());

export const sayScheme = (url: string): { message: string; about: string } => ({
  message: `${inQuotes(url)} is taken as ${inQuotes(addScheme(url))}: write that, or http:// where the other site has no https`,
  about: 'https',
});

/**
 * What HTML lets pages of any site hand to other programs, beside https:, mailto: and tel:
 * (https://html.spec.whatwg.org/multipage/system-state.html#safelisted-scheme).
 */
export const otherSchemes: readonly string[] = [
  ...['bitcoin', 'ftp', 'ftps', 'geo', 'im', 'irc', 'ircs', 'magnet', 'matrix', 'mms', 'news'],
  ...['nntp', 'openpgp4fpr', 'sftp', 'sip', 'sms', 'smsto', 'ssh', 'urn', 'webcal', 'xmpp'],
];

const otherAddress = new RegExp(String.raw`^(?:${otherSchemes.join('|')}):[^\s\\{}]+$`, 'i');

/** Whether an address is written from the place of the file, such as `../pricing.md`. */
export const isRelative = (url: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|[/#\\]|$)/i.test(url);

/** What is wrong with one that names who asks, and is not that of a person or an account. */
const describeUser = (url: string, written: string): string | undefined =>
  URL.canParse(url) && (new URL(url).password || (isPlainHttp(url) && new URL(url).username))
    ? `expected an address${describePrivate(url)}, found ${inQuotes(written)}`
    : undefined;

/**
 * What is wrong with where a link leads, by its form.
 *
 * @param written the address as it stands in the text
 */
export function describeUrl(url: string, written: string): string | undefined {
  if (isPlainHttp(url) || otherAddress.test(url)) return describeUser(url, written);
  const [issue] = target.safeParse(url).error?.issues ?? [];
  if (!issue) return undefined;
  const expected = `expected ${issue.message}`;
  if (!isRelative(url)) return `${expected}, found ${inQuotes(written)}`;
  const name = toAddressName(nameInUrl(url));
  if (servedEndings.includes(endingOf(name)) && !/\.(?:md|html)$/i.test(name))
    return `expected the file ${name} in files/, where a link to ${inQuotes(written)} leads, found none: put it there`;
  const isHost = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/|$)/i.test(url) && !/\.(?:md|html?)$/i.test(url);
  const remedy = isHost ? `, or https://${url} for another site` : '';
  return `${expected}, or the name of a page’s file beside this one${remedy}, found ${inQuotes(written)}, which is none`;
}
