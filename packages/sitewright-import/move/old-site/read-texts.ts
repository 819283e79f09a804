import path from 'node:path';
import { addressOf } from './old-addresses.ts';
import { listFolders, type OldPage, type OldSite, type ReadFile } from './old-site.ts';
import { listOfWords, partText, readValues, type Values, valueAt, wordsOf } from './read-values.ts';
import { notes, type Texts } from './systems.ts';

/** Folders whose dated texts are posts. */
const postFolder = /(?:^|\/)_?(?:posts?|blogs?|news|articles|journal)\//i;

/** The day on which a post was published, by the name of its file or its fields; undefined for a page. */
function dayOf(file: string, fields: Values): string | undefined {
  if (!postFolder.test(file) || /(?:^|\/)_?index\.\w+$/.test(path.posix.basename(file))) {
    if (!/\d{4}-\d\d-\d\d[^/]*\/index\.\w+$/.test(file)) return undefined;
  }
  const [, year, month = '', day = ''] =
    /(?:^|\/)(\d{4})[-/](\d\d?)[-/](\d\d?)[-/]/.exec(file) ?? [];
  const named = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const said = /^\d{4}-\d\d-\d\d/.exec(
    wordsOf(fields.date ?? fields.pubDate ?? fields.publishDate) ?? '',
  );
  return said?.[0] ?? (named || undefined);
}

/** The tag of a language in its usual letters, such as `zh-Hans` for `zh_hans`; undefined for what is none. */
export function toTag(words: string | undefined): string | undefined {
  if (!words || !/^[a-z]{2,3}([-_][a-z0-9]{2,4}){0,2}$/i.test(words)) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(words.replaceAll('_', '-'));
    const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(
      tag ?? '',
    );
    return name ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** The language of a file by its fields or its name, such as `prices.de.md`. */
function tagOf(file: string, fields: Values): string | undefined {
  const [, suffix] = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)\.\w+$/i.exec(file) ?? [];
  return toTag(wordsOf(fields.lang ?? fields.language ?? fields.locale)) ?? toTag(suffix);
}

/** A path without what says its language. */
const withoutTag = (file: string, tag: string): string =>
  file
    .split('/')
    .filter((part) => toTag(part) !== tag)
    .join('/')
    .replace(new RegExp(`\\.${tag.replace('-', '[-_]')}(?=\\.\\w+$)`, 'i'), '');

/** Fields that a folder of an old site gives to all of its texts. */
function readDefaults(file: string, { config, files, system }: OldSite, read: ReadFile): Values {
  if (system.defaults === 'config') {
    const all = [config.defaults].flat().filter((one) => {
      const folder = String(valueAt(one, 'scope.path') ?? '').replace(/\/$/, '');
      const kind = valueAt(one, 'scope.type');
      const isOfKind = !kind || `/${file}`.includes(`/_${kind}/`);
      return isOfKind && (folder === '' || file === folder || file.startsWith(`${folder}/`));
    });
    return Object.assign({}, ...all.map((one) => valueAt(one, 'values')));
  }
  if (system.defaults !== 'folders') return {};
  const all = listFolders(file).map((folder) => {
    const start = `${folder}/${path.posix.basename(folder)}.`;
    const found = files.find((one) => one.startsWith(start) && /\.(?:json|[cm]?js)$/.test(one));
    const values = found ? readValues(found, read(found) ?? '') : {};
    const { script: _, ...said } = (values ?? {}) as Record<string, unknown>;
    return said;
  });
  return Object.assign({}, ...all);
}

/**
 * Reads the texts of a folder of an old site.
 *
 * @param all all folders of texts, of which one may lie in another
 */
export function readTexts(
  { folder, at, language }: Texts,
  site: OldSite,
  read: ReadFile,
  all: readonly Texts[],
): OldPage[] {
  const { system, config, files } = site;
  const excluded = listOfWords(config.exclude).map((one) => one.replace(/\/$/, ''));
  const start = folder && `${folder}/`;
  const others = all
    .map((one) => `${one.folder}/`)
    .filter((one) => one !== start && one.startsWith(start) && one !== '/');
  const isPage = (file: string, inside: string): boolean =>
    file.startsWith(start) &&
    /\.(?:mdx?|markdown|html)$/i.test(file) &&
    !others.some((one) => file.startsWith(one)) &&
    !system.leaveOut?.test(inside) &&
    !/(?:^|\/)\./.test(inside) &&
    !excluded.some((one) => inside === one || inside.startsWith(`${one}/`));
  return files.flatMap((file): OldPage[] => {
    const inside = file.slice(start.length);
    if (!isPage(file, inside)) return [];
    const [, collection] = /^_([^/]+)\//.exec(inside) ?? [];
    if (collection && system.needsFields && collection !== 'posts') {
      if (!valueAt(config, `collections.${collection}`)) return [];
    }
    const leave = (reason: string) => {
      site.leftOut.push(`${file}: ${reason}`);
      return [];
    };
    // Notes for those who work on a site lie at its top; elsewhere they are pages.
    if (start === '' && !system.beginsWithReadme && notes.test(inside) && !inside.includes('/'))
      return leave('it is for those who work on the site');
    const text = read(file);
    if (text === undefined) return leave('it is no text in UTF-8');
    const { fields: said, body, hasFields, line } = partText(text);
    const isHtml = /\.html$/i.test(file);
    if (!hasFields && (system.needsFields || isHtml))
      return leave('it has no fields above it, by which the old system tells its pages');
    const fields = {
      ...readDefaults(system.defaults === 'config' ? inside : file, site, read),
      ...said,
    };
    if ([fields.published, fields.permalink].includes(false) || fields.draft === true)
      return leave('it was not published');
    const day = dayOf(file, fields);
    const { address, others: aliases } = addressOf(inside, at, fields, day, site);
    // Lists of many pages, feeds and what a server shows are made by programs.
    if (/\{\{|^\/404$|\.(?:xml|json|txt|js|css)$/.test(address))
      return leave('it is a list, a feed or a message that the new site has of its own');
    const tag = language ? toTag(language) : tagOf(inside, fields);
    return [
      {
        ...{ file, fields, body, line, isHtml, day, language: tag },
        key: `${at}/${tag ? withoutTag(inside, tag) : inside}`,
        ...{ address, others: aliases },
      },
    ];
  });
}

/**
 * Finds the same page in other languages. The language of most pages that have a twin is the main one.
 */
export function findTwins(pages: OldPage[]): OldPage[] {
  const keys = new Set(pages.map(({ key }) => key));
  const inFolder = Map.groupBy(
    pages.filter(({ language }) => !language),
    ({ key }) => /^[^/]*\/([^/]+)\//.exec(key)?.[1] ?? '',
  );
  for (const [folder, own] of inFolder) {
    const tag = toTag(folder);
    const without = ({ key }: OldPage) => key.replace(`/${folder}/`, '/');
    const twins = own.filter((page) => keys.has(without(page)));
    // A folder `it` may be about computers.
    if (!tag || twins.length * 2 < own.length) continue;
    for (const page of own) Object.assign(page, { language: tag, key: without(page) });
  }
  const tags = Map.groupBy(pages, ({ language }) => language);
  if (tags.has(undefined)) return pages;
  const [main] =
    [...tags].toSorted(
      ([a, one], [b, other]) =>
        Number(b === 'en') - Number(a === 'en') || other.length - one.length,
    )[0] ?? [];
  for (const page of tags.get(main) ?? []) page.language = undefined;
  return pages;
}
