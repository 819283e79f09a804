import { type OldPage, type OldSite, plainAddress } from './old-site.ts';
import { listOfWords, valueAt, wordsOf } from './read-values.ts';
import type { Values } from './systems.ts';

/** What Jekyll calls its patterns of addresses. */
const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

/** Words as they stand in addresses. */
const slugify = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The pattern of the addresses of pages like one; undefined where a page stands where its file does. */
function findPattern(
  inside: string,
  day: string | undefined,
  { system, config }: OldSite,
): string | undefined {
  const said = config.permalink;
  const [section = ''] = inside.split('/');
  if (system.name === 'hugo') {
    const all = [`permalinks.${section}`, `permalinks.page.${section}`];
    return all.flatMap((one) => wordsOf(valueAt(config, one)) ?? [])[0];
  }
  if (system.name !== 'jekyll') return day && system.permalink;
  if (/(?:^|\/)_posts\//.test(inside))
    return typeof said === 'string' ? (styles[said] ?? said) : styles.date;
  const [, collection] = /^_([^/]+)\//.exec(inside) ?? [];
  if (collection)
    return wordsOf(valueAt(config, `collections.${collection}.permalink`)) ?? '/:collection/:path';
  return typeof said === 'string' && said.includes(':path') ? said : undefined;
}

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
  const { config } = site;
  const { name: system, hasOrderedNames, hasSmallAddresses: isSmall } = site.system;
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
  const isDated = site.system.datedNames?.test(inside);
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
    wordsOf(fields.permalink) ?? wordsOf(fields.url) ?? findPattern(inside, day, site);
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
  const isPretty = config.permalink === 'pretty' || /\/$/.test(wordsOf(config.permalink) ?? '');
  const hasEnding =
    /\.html?$/i.test(small) ||
    (system === 'jekyll' && !isPretty && !/\/(?:index)?$/.test(small) && !pattern);
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
