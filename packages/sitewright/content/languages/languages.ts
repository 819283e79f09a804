import type { LanguageFolder, SiteFolder } from '../disk/site-folder.ts';
import { readMessagePages } from '../pages/message-pages.ts';
import { listAliases, readOwnAddresses } from '../pages/own-addresses.ts';
import { listPageFiles, readPageFiles } from '../pages/page-files.ts';
import { readPagePaths } from '../pages/page-paths.ts';
import { type Language, pathInLanguage } from './language.ts';
import { readLanguageTags } from './language-tags.ts';
import { listPartialSections } from './section-languages.ts';
import { isStandalone } from './standalone-file.ts';

/** What speakers of a language call it, such as `svenska`. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** Those of folders, whose files never change. */
const read = new WeakMap<SiteFolder, [Language, ...Language[]]>();

/** The languages of the site with their pages, the first language first. */
export function readLanguages(folder: SiteFolder): [Language, ...Language[]] {
  const languages = read.get(folder) ?? readAll(folder);
  read.set(folder, languages);
  return languages;
}

function readAll(folder: SiteFolder): [Language, ...Language[]] {
  const [first = 'en', ...others] = readLanguageTags(folder);
  const describe = (tag: string, own: LanguageFolder, base: string) => {
    const name = languageName(tag);
    const messages = readMessagePages(own).map(({ path }) => path);
    const paths = new Set([...readPagePaths(own), ...messages]);
    const { direction: dir = 'ltr' } = new Intl.Locale(tag).getTextInfo();
    // A translation of nothing is a mistake, and no page to which other languages lead.
    const strays = listPageFiles(own).filter(({ file }) => {
      const found = own.get(file);
      return !folder.has(file) && found && !isStandalone(found);
    });
    const pages = paths.difference(new Set(strays.map(({ path }) => path)));
    const sections = new Set(
      readPageFiles(own).flatMap(({ file, path }) =>
        pages.has(path) ? listPartialSections(own, file).map((key) => `${path}#${key}`) : [],
      ),
    );
    const addresses = readOwnAddresses(own);
    return { tag, name, dir, base, paths, addresses, pages, sections };
  };
  const all = [
    describe(first, folder, ''),
    ...others.map((tag) => describe(tag, folder.translation(tag), `/${tag}`)),
  ] as const;
  const findElsewhere = (name: 'pages' | 'sections', own: ReadonlySet<string>) =>
    new Map(
      all.toReversed().flatMap((one) =>
        [...one[name].difference(own)].map((place) => {
          const [path = ''] = place.split('#', 1);
          return [place, pathInLanguage(one, path)] as const;
        }),
      ),
    );
  const [leading, ...rest] = all.map(({ pages: _, sections, ...one }) => ({
    ...one,
    elsewhere: new Map([...listAliases(one, all), ...findElsewhere('pages', one.paths)]),
    sectionsElsewhere: findElsewhere('sections', sections),
  }));
  return [leading as Language, ...rest];
}
