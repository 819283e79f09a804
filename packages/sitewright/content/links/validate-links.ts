import { decodePath } from '../../lib/remove-escapes.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { target } from '../fields/target.ts';
import {
  findSectionElsewhere,
  type Language,
  pagePathAt,
  pathInLanguage,
} from '../languages/language.ts';
import type { Problem } from '../messages/problem.ts';
import { listOutlines } from '../pages/list-addresses.ts';
import { pathOfPage } from '../pages/page-files.ts';
import { isOwnId } from '../pages/page-ids.ts';
import { sectionsOf } from '../schemas/page.ts';
import type { LanguageValidator } from '../validate/language-validator.ts';
import { fieldAt, listGroups } from '../values/field-at.ts';
import {
  type ContentLink,
  describeBrokenLink,
  type LinkTargets,
  leadsNowhere,
  type PageIds,
} from './describe-link.ts';

/**
 * Finds the links of the content that lead nowhere, as far as this can be told before pages are rendered.
 *
 * @param languages the files of each language, all of them read
 * @returns follows the links of one of them
 */
export function createLinkValidator(
  languages: readonly LanguageValidator[],
  { paths, pathsOutsideDays, unpublishedReasons = new Map(), lacksPaths }: FieldContext,
  origin: string,
): (files: LanguageValidator) => Problem[] {
  const located = languages.flatMap((files) => locatePages(files, pathsOutsideDays));
  const pages = new Map(located.map(({ path, ids }) => [path, ids]));
  // Until its day, a link to a page is left out; whether it is right is said at once.
  const lasting = new Map([...unpublishedReasons].filter(([path]) => !pathsOutsideDays.has(path)));
  const targets: LinkTargets = { origin, pages, planned: paths, unpublishedReasons: lasting };
  const redirects = fieldAt(languages[0]?.said.get('redirects')?.value, ['moved']);
  const moved = new Map(
    listGroups(redirects).flatMap((one) => {
      const [from, to] = ['from', 'to'].map((name) => fieldAt(one, [name]));
      const isPlain = typeof from === 'string' && !/[*:?]/.test(from);
      return isPlain ? [[comparable(from), String(to)] as const] : [];
    }),
  );
  const isAnywhere = (id: string) => located.some(({ ids }) => !ids || ids.has(id));

  function describe(
    { to }: ContentLink,
    path: string | undefined,
    language: Language,
  ): string | undefined {
    // What is no address at all is said where it stands.
    if (!/^([/#]|https:)/.test(to) || !target.safeParse(to).success) return undefined;
    const url = new URL(to, origin);
    if (url.origin !== origin) return describeHost(url, origin);
    const base = path ?? '/';
    // Buttons stand on any page.
    if (path === undefined && to.startsWith('#') && isAnywhere(to.slice(1))) return undefined;
    const { pathname } = url;
    // What else the build writes is known when it is written.
    const isOther = !pages.has(pathname) && (lacksPaths || /\.(?!html$)\w+$/.test(pathname));
    if (isOther && !pathname.startsWith('/files/')) return undefined;
    const mistake = describeBrokenLink(to, new URL(base, origin).href, targets);
    const now = mistake?.startsWith(leadsNowhere.message) && moved.get(comparable(pathname));
    if (now) return `leads to an old address: write "${now}", where that one leads`;
    const other = findSectionElsewhere(language, pagePathAt(language, base) ?? '', to);
    if (!mistake || !other || !to.startsWith('#')) return mistake;
    return `leads to a section that this page has in another language only; write ${other}${to} to lead there, or remove the link`;
  }

  return (files) => {
    const own = located.filter((one) => one.files === files);
    const pathOf = new Map(own.flatMap(({ name, path }) => (name ? [[name, path]] : [])));
    return files.links
      .filter(({ name }) => pathOf.has(name) || !isPageName(name))
      .flatMap((link) => {
        const message = describe(link, pathOf.get(link.name), files.language);
        if (!message) return [];
        const problem = link.problemAt(`"${link.to}" ${message}`);
        const atField = problem.message.replace(leadsNowhere.message, leadsNowhere.atField);
        return files.isRefused(problem) ? [] : { ...problem, atField };
      });
  };
}

const comparable = (path: string) => decodePath(path).normalize('NFC');

/** Whether a file, named without its ending, is a page, which may be a draft. */
const isPageName = (name: string): boolean =>
  /^(pages|posts)\//.test(name) || pathOfPage(`${name}.yaml`) !== undefined;

interface LocatedPage {
  files: LanguageValidator;
  name?: string;
  /** Its address. */
  path: string;
  ids: PageIds | undefined;
}

/** The pages of a language that are no drafts, with their addresses and the names of their files, as far as they have some. */
function locatePages(files: LanguageValidator, pathsOutsideDays: ReadonlySet<string>) {
  const { folder, language, said, ids: idsOfTexts } = files;
  const names = new Map(listOutlines(folder).map(({ path, file }) => [path, file]));
  const outside = [...names.keys()].filter((path) =>
    pathsOutsideDays.has(pathInLanguage(language, path)),
  );
  return [...new Set([...language.paths, ...outside])].map((path): LocatedPage => {
    const file = names.get(path);
    // Lists of posts have no file.
    if (!file)
      return { files, path: pathInLanguage(language, path), ids: { has: isOwnId, names: [] } };
    const name = file.replace(/\.\w+$/, '');
    const value = said.get(name)?.value;
    const keys =
      file.endsWith('.yaml') && value ? sectionsOf(value).map(([key]) => key) : undefined;
    const given = keys ?? idsOfTexts.get(name);
    // A section may make ids of its own of its key.
    const has = (id: string) =>
      given?.includes(id) || isOwnId(id) || keys?.includes(id.split('-')[0] ?? '') === true;
    const ids = given && { has, names: given };
    return { files, name, path: pathInLanguage(language, path), ids };
  });
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '');

/**
 * What is wrong with the host of a link to another origin.
 *
 * @param origin that of the site
 * @returns undefined for one that is not the site by another name
 */
function describeHost(url: URL, origin: string): string | undefined {
  const { hostname, pathname, search, hash } = url;
  const own = new URL(origin);
  if (url.port !== own.port || withoutWww(hostname) !== withoutWww(own.hostname)) return undefined;
  return `leads to this site by another name: write "${pathname}${search}${hash}"`;
}
