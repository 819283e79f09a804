import { formatProblem } from '../../content/messages/problem.ts';
import { mayHaveOwnFont } from '../../content/schemas/brand.ts';
import type { ContentValue } from '../../content/validate/content-values.ts';
import { currencies, signOf } from '../../content/values/amount.ts';
import { nameInEnglish } from '../../lib/language-tag.ts';
import type { BuiltPage } from '../render/inspect-page.ts';
import type { LanguageFonts } from './fonts.ts';

/** So many places are named of a language; a script that its font does not have stands in all its titles. */
const mostPlaces = 3;

/**
 * Says which titles and names, which other words that pages have in the heading font, such as figures, and which amounts
 * by their signs have letters that this font lacks in their language, which are then set in its stand-in.
 *
 * @param headings the fonts by the tags of languages, the first language first
 * @param readValues gives all values of the content, to tell editors where a text is written
 * @param pages of all languages, as they were drawn
 * @returns a line for each of the first places of a language, the last of which says how many more there are
 */
export function describeMissingGlyphs(
  headings: ReadonlyMap<string, LanguageFonts>,
  readValues: () => Iterable<ContentValue>,
  pages: readonly Pick<BuiltPage, 'inHeadingFont'>[],
): string[] {
  const lacking = [...headings].filter(([, { missing }]) => missing !== '');
  if (lacking.length === 0) return [];
  const [first = ''] = headings.keys();
  const drawn = new Set(pages.flatMap(({ inHeadingFont }) => inHeadingFont));
  const isTitle = ({ field }: ContentValue) => /(title|name|currency)$/i.test(field);
  const values = [
    ...Iterator.from(readValues()).filter((one) => isTitle(one) || drawn.has(one.value.trim())),
  ];
  // A link may say the same as the title that it leads to.
  const said = new Set(values.filter(isTitle).map(({ value }) => value));
  const titles = Map.groupBy(
    values.filter((one) => isTitle(one) || !said.has(one.value)),
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
