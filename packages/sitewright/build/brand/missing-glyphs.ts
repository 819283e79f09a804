import { formatProblem } from '../../content/messages/problem.ts';
import { mayHaveOwnFont } from '../../content/schemas/brand.ts';
import type { ContentValue } from '../../content/validate/content-values.ts';
import { currencies, signOf } from '../../content/values/amount.ts';
import { nameInEnglish } from '../../lib/language-tag.ts';
import type { LanguageFonts } from './fonts.ts';

/** So many places are named of a language; a script that its font does not have stands in all its titles. */
const mostPlaces = 3;

/**
 * Says which titles and names, and which amounts by their signs, have letters that the heading font of their language
 * lacks, which are then set in its stand-in.
 *
 * @param headings the fonts by the tags of languages, the first language first
 * @param readValues gives all values of the content, to tell editors where a text is written
 * @returns a line for each of the first places of a language, the last of which says how many more there are
 */
export function describeMissingGlyphs(
  headings: ReadonlyMap<string, LanguageFonts>,
  readValues: () => Iterable<ContentValue>,
): string[] {
  const lacking = [...headings].filter(([, { missing }]) => missing !== '');
  if (lacking.length === 0) return [];
  const [first = ''] = headings.keys();
  const titles = Map.groupBy(
    Iterator.from(readValues()).filter(({ field }) => /(title|name|currency)$/i.test(field)),
    ({ file }) => [...headings.keys()].find((tag) => file.includes(`/${tag}/`)) ?? first,
  );
  return lacking.flatMap(([tag, { missing }]) => {
    const places = findPlaces(titles.get(tag) ?? [], missing);
    const more = places.length - mostPlaces;
    return places.slice(0, mostPlaces).map(({ found, ...place }, index) => {
      const isLast = index === mostPlaces - 1 && more > 0;
      const others = isLast
        ? `, nor what ${more} more titles and names in ${nameInEnglish(tag)} need`
        : '';
      const own = mayHaveOwnFont(found) ? ', name one for its script under headings.scripts' : '';
      const isWritten = !place.field.endsWith('currency');
      const message = `the heading font has no "${found}"${others}, which readers see in another font: choose one in brand.yaml that has it${own}${isWritten ? ', or write it otherwise' : ''}`;
      return formatProblem({ ...place, message });
    });
  });
}

const findPlaces = (titles: readonly ContentValue[], missing: string) =>
  titles.flatMap((one) => {
    const { file, line, column, field, value } = one;
    const written = currencies.includes(value) ? signOf(value) : value;
    const found = [...missing].filter((letter) => written.includes(letter)).join('');
    return found ? { file, line, column, field, found } : [];
  });
