import type { ContentValue } from '../../content/content-values.ts';
import { formatProblem } from '../../content/problem.ts';
import type { LanguageFonts } from './fonts.ts';

/**
 * Says which titles and names have letters that the heading font lacks, which are then set in its stand-in.
 *
 * @param readValues gives all values of the content, to tell editors where a text is written
 * @returns a line for each place in the content
 */
export function describeMissingGlyphs(
  headings: ReadonlyMap<string, LanguageFonts>,
  readValues: () => Iterable<ContentValue>,
): string[] {
  const missing = new Set([...headings.values()].flatMap((language) => [...language.missing]));
  if (missing.size === 0) return [];
  const titles = Iterator.from(readValues()).filter(({ field }) => /(title|name)$/i.test(field));
  return [...titles].flatMap((one) => {
    const lacking = [...missing].filter((letter) => one.value.includes(letter)).join('');
    const message = `the heading font has no "${lacking}", which readers see in another font: choose one in brand.yaml that has it, or write it otherwise`;
    return lacking ? formatProblem({ ...one, message }) : [];
  });
}
