import { inQuotes } from '../find-like-name.ts';
import { target } from '../schemas/target.ts';

/** Whether an address leads to another site without encryption, which is taken as it is. */
export const isPlainHttp = (url: string): boolean =>
  /^http:\/\/[^\s\\{}]+$/i.test(url) && URL.canParse(url);

export const sayPlainHttp = (url: string): { message: string; about: string } => ({
  message: `${inQuotes(url)} is taken as it is: write https:// where the other site has it, as browsers warn before they open http://`,
  about: 'http',
});

/** Whether an address is written from the place of the file, such as `../pricing.md`. */
export const isRelative = (url: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|[/#\\]|$)/i.test(url);

/**
 * What is wrong with where a link leads, by its form.
 *
 * @param written the address as it stands in the text
 */
export function describeUrl(url: string, written: string): string | undefined {
  if (isPlainHttp(url)) return undefined;
  const [issue] = target.safeParse(url).error?.issues ?? [];
  if (!issue) return undefined;
  const expected = `expected ${issue.message}`;
  if (!isRelative(url)) return `${expected}, found ${inQuotes(written)}`;
  const isHost = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/|$)/i.test(url) && !/\.(?:md|html?)$/i.test(url);
  const remedy = isHost ? `, or https://${url} for another site` : '';
  return `${expected}, or the name of a page’s file beside this one${remedy}, found ${inQuotes(written)}, which is none`;
}
