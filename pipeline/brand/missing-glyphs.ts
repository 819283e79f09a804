import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { ContentValue } from '../../app/content/content-values.ts';
import { formatProblem } from '../../app/content/problem.ts';

export interface UnprintableText {
  page: string;
  text: string;
}

/**
 * Finds the texts of a page that are set in the heading font and hold one of these characters.
 *
 * @param html the page before its names are minified, with its style sheet
 */
export function findUnprintable(html: string, page: string, missing: string): UnprintableText[] {
  if (missing === '') return [];
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const tree = fromHtml(html.replace(/<style>.*?<\/style>/s, ''));
  const rules = css.matchAll(/([^{}]+)\{[^{}]*var\(--font-heading\)[^{}]*\}/g);
  const selectors = [...rules].map(([, selector = '']) => selector.replaceAll(/::[\w-]+/g, ''));
  const elements = selectors.flatMap((selector) => selectAll(selector, tree));
  const texts = new Set(elements.map((element) => textOf(element).trim()));
  return [...texts]
    .filter((text) => [...missing].some((character) => text.includes(character)))
    .map((text) => ({ page, text }));
}

/**
 * Says which texts have letters that the heading font lacks, which are then set in its stand-in.
 *
 * @param values all values of the content, to tell editors where a text is written
 * @returns a line for each place in the content
 */
export function describeUnprintable(
  texts: readonly UnprintableText[],
  missing: string,
  values: readonly ContentValue[],
): string[] {
  const lines = texts.flatMap(({ page, text }) => {
    const lacking = [...missing].filter((character) => text.includes(character)).join('');
    const message = `the heading font has no "${lacking}", which readers see in another font: choose one in brand.yaml that has it, or write it otherwise (${page})`;
    const places = values.filter(({ value }) => holds(value, lacking) && isPartOf(value, text));
    if (places.length === 0) return `${page}: ${message}: ${text}`;
    return places.map((place) => formatProblem({ ...place, message }));
  });
  // Pages share header and footer.
  const unique = new Map(lines.map((line) => [line.replace(/ \([^()]*\)$/, ''), line]));
  return [...unique.values()];
}

/** Whether a value of the content has one of these letters, as a capital or not. */
const holds = (value: string, letters: string) =>
  [...letters].some((one) => value.toLowerCase().includes(one.toLowerCase()));

/** Whether a text of a page shows a value of the content, whatever its spaces. */
function isPartOf(value: string, text: string): boolean {
  const plain = (one: string) => one.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return plain(text).includes(plain(value));
}
