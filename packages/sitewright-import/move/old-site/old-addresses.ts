import { type OldPage, type OldSite, plainAddress } from './old-site.ts';
import { listOfWords, type Values, wordsOf } from './read-values.ts';

/** Words as they stand in addresses. */
const slugify = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** What the names in patterns stand for. */
function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern
    .replaceAll(
      /:(\w+)/g,
      (name, word: string) => values[word] ?? (word === 'output_ext' ? '' : name),
    )
    .replaceAll(/\{\{\s*(?:page\.)?(\w+)\s*(?:\|[^{}]*)?\}\}/g, (name, word: string) =>
      word === 'date' ? `${values.year}/${values.month}/${values.day}` : (values[word] ?? name),
    );
}

/**
 * The address that a page had.
 *
 * @param inside its file in its folder of texts
 * @param at what addresses of that folder begin with
 * @param day on which it was published, of a post
 */
export function addressOf(
  inside: string,
  at: string,
  fields: Values,
  day: string | undefined,
  site: OldSite,
): Pick<OldPage, 'address' | 'others'> {
  const { config, system } = site;
  const { hasOrderedNames, hasSmallAddresses: isSmall } = system;
  const order = hasOrderedNames ? /^\d+[-_. ]+(?=\D)/ : /^$/;
  const [file = '', ...folders] = inside
    .replace(/\.(?:mdx?|markdown|html)$/i, '')
    .replace(/\.[a-z]{2}(?:[-_][a-z]{2,4})?$/i, '')
    .split('/')
    .toReversed()
    .map((part) => part.replace(order, ''));
  const [, collection = ''] = /^_([^/]+)\//.exec(inside) ?? [];
  const dirs = folders
    .toReversed()
    .filter((part) => part !== `_${collection}` && part !== '_posts');
  const isDated = system.datedNames?.test(inside);
  const plain = isDated ? file.replace(/^\d{4}-\d\d?-\d\d?-(?=.)/, '') : file;
  const isOwn = hasOrderedNames && plain.toLowerCase() === dirs.at(-1)?.toLowerCase();
  const slug = wordsOf(fields.slug);
  const name = isOwn ? 'index' : slug && !slug.includes('/') ? slug : plain;
  const [year = '', month = '', date = ''] = (
    day ??
    wordsOf(fields.date)?.slice(0, 10) ??
    ''
  ).split('-');
  const title = slug ?? (isSmall ? slugify(wordsOf(fields.title) ?? name) : name);
  const categories = [...listOfWords(fields.categories), ...listOfWords(fields.category)];
  const here = [...dirs, name].join('/');
  const pattern =
    wordsOf(fields.permalink) ??
    wordsOf(fields.url) ??
    system.findPattern?.(inside, config) ??
    (day && system.permalink);
  const values = {
    ...{ at, year, month, day: date, title, slug: slug ?? name, name, path: here, collection },
    ...{ categories: categories.map(slugify).join('/'), section: dirs[0] ?? '', basename: name },
    ...{ sections: dirs.join('/'), filename: name, fileSlug: name, contentbasename: name },
    ...{ i_month: String(Number(month)), i_day: String(Number(date)), short_year: year.slice(2) },
    filePathStem: `/${here}`,
  };
  const isAbsolute = slug?.startsWith('/') && !isSmall;
  const written = pattern ? fill(pattern, values) : isAbsolute ? `/${at}${slug}` : `/${at}/${here}`;
  const small = isSmall ? written.toLowerCase().replaceAll(' ', '-') : written;
  const address = plainAddress(small);
  const hasEnding =
    /\.html?$/i.test(small) ||
    (system.hasEndings?.(config) && !/\/(?:index)?$/.test(small) && !pattern);
  const aliases = ['aliases', 'redirect_from', 'redirects', 'alias'].flatMap((one) =>
    listOfWords(fields[one]),
  );
  return {
    address,
    others: [
      ...(hasEnding && address ? [`${address}.html`] : []),
      ...aliases.map((one) =>
        one.startsWith('/') ? one : `${address.replace(/[^/]*$/, '')}${one}`,
      ),
    ],
  };
}
