import stringWidth from 'string-width';
import { formatPlace, type Problem } from '../messages/problem.ts';
import { areSectionsKnown, readRawSections } from '../pages/page-files.ts';
import { longestTitle, pageTitle } from '../pages/page-title.ts';
import { findInputs, type KnownContent, type SectionsOnly } from '../pages/section-inputs.ts';
import type { Inputs, SectionKind } from '../pages/section-kind.ts';
import type { Page, Section } from '../schemas/page.ts';
import type { Site } from '../schemas/site.ts';
import { fieldAt } from '../values/field-at.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';
import type { LanguageValidator } from './language-validator.ts';

/** A page of sections of which parts may be wrong. */
export interface KnownPage extends SectionsOnly {
  /** Its file, without `.yaml`. */
  name: string;
  /** The whole page, where it is valid. */
  page: Page | undefined;
  /** Whether visitors do not get it today. */
  isUnpublished: boolean;
}

/**
 * What titles and descriptions say beside those of other files: search results show a page by them, which
 * have to be its own, and of which the title has to fit.
 *
 * @param names those of the files of all pages and posts that visitors get on some day
 * @param site whose name stands behind titles; undefined where it is not known
 */
export function headProblems(
  files: LanguageValidator,
  names: readonly string[],
  site: Site | undefined,
): Problem[] {
  const { said, problems: known, warnings } = files;
  const problems: Problem[] = [];
  const visited = new Set(names);
  // Places are looked up for problems alone, which takes as long as parsing the file.
  const places = new Map<string, () => Problem>();
  for (const [name, { value, problemAt, isText }] of said) {
    if (!visited.has(name)) continue;
    for (const field of ['title', 'description'] as const) {
      const path = isText ? pathInText(value, field) : ['meta', field];
      const text = fieldAt(value, path);
      if (typeof text !== 'string' || text.trim() === '') continue;
      const find = () => problemAt(path, '');
      const isTitle = field === 'title' && site;
      const long = isTitle && describeLongTitle(text.trim(), site, name.startsWith('posts/'));
      if (long) warnings.push(problemAt(path, ...long));
      const key = `${field}: ${text.trim()}`;
      const other = places.get(key);
      if (!other) places.set(key, find);
      else if (known.length === 0 || !files.isRefused(find())) {
        const message = `expected a ${field} that no other page has, found the one of ${formatPlace(other())}`;
        const atField = `Another page has this ${field} too: write one for this page alone`;
        problems.push(problemAt(path, message, atField));
      }
    }
  }
  return problems;
}

/** Where the front matter of a text has what search results show. */
const pathInText = (value: unknown, field: 'title' | 'description') =>
  field === 'title' && typeof fieldAt(value, ['searchTitle']) === 'string'
    ? ['searchTitle']
    : [field];

function describeLongTitle(title: string, site: Site, isPost: boolean) {
  const width = stringWidth(pageTitle(title, site));
  if (width <= longestTitle) return undefined;
  const say = (shortName: string) =>
    `search results cut this title off: it has ${width} characters with the name, of which they show ${longestTitle}; shorten it${site.shortName ? '' : shortName}${isPost ? ', or give it a searchTitle' : ''}`;
  return [
    say(', or give brand.yaml a shortName'),
    say(', or give the brand a short name'),
  ] as const;
}

/** The files whose mistakes leave something of other content unknown. */
const sources: Readonly<Record<string, readonly string[]>> = {
  posts: ['blog.yaml', 'posts/'],
  blogHref: ['blog.yaml'],
  // What they are called is only shown.
  listedPages: [],
  groupEntries: ['navigation.yaml'],
};

/** What sections need that is no section, as people call it, and where it is. */
const otherInputs: Readonly<Record<string, readonly [name: string, place: string]>> = {
  posts: ['a post in this language', 'in posts/'],
  blogHref: ['the list of posts in this language', 'blog.yaml'],
  groupEntries: ['a page with an entry', 'in pages/'],
};

/** Screen readers list the sections of a page by their titles. */
function warnOfSectionTitle(section: Section, { sections }: Pick<Page, 'sections'>): string[] {
  const titleOf = ({ content }: Section) => ('title' in content ? content.title : undefined);
  const title = titleOf(section);
  const first = sections.find((one) => titleOf(one) === title);
  if (title === undefined || first === undefined || first === section) return [];
  return [
    `screen readers list sections by their titles, and ${first.key} has this one too; choose another`,
  ];
}

/**
 * What is wrong with sections beside other content, each of which is valid by itself. Beside content that is
 * not, nothing can be told of them. Warns of what could be better.
 */
export function sectionProblems(
  content: Omit<KnownContent, 'pages'> & {
    pages: ReadonlyMap<string, KnownPage>;
    /** Whether its posts are all that visitors get. */
    hasAllPosts: boolean;
  },
  files: LanguageValidator,
): Problem[] {
  const { folder } = files;
  const all = readRawSections(folder);
  const areAllKnown = areSectionsKnown(folder);

  /** The section that others on a page read under a name: one of that page goes before others. */
  const findSource = (name: keyof Inputs, path: string) =>
    all.find((one) => one.kind === name && one.path === path) ??
    all.find((one) => one.kind === name);

  /** Whether it cannot be told what a section on a page gets under a name. */
  function isUnknown(name: keyof Inputs, path: string): boolean {
    const wrong = sources[name]?.some((place) => files.isBroken(place));
    if (name === 'posts' && !content.hasAllPosts) return true;
    if (wrong !== undefined) return wrong;
    if (name === 'language' || name === 'pageAddress') return false;
    const other = findSource(name, path);
    if (!other) return !areAllKnown;
    const page = content.pages.get(other.path);
    const isValid = page?.sections.some(({ key }) => key === other.key);
    return !page || !isValid || isWrong(page.name, other.key);
  }

  /** Whether something is wrong with a section, as where its translation is not whole, or with its original. */
  const isWrong = (name: string, key: string) =>
    [files, files.originals].some((own) =>
      own?.problems.some(
        ({ file, field }) =>
          file === own.nameOf(`${name}.yaml`) && field.split(/[.[]/, 1)[0] === key,
      ),
    );

  /** What is wrong with a page of a record stands in other files, and what follows from it is not told apart. */
  const isLost = ({ name, page }: KnownPage) =>
    page === undefined && folder.fileOf(`${name}.yaml`) !== `${name}.yaml`;

  return [...content.pages].flatMap(([path, page]) =>
    (isLost(page) ? [] : page.sections).flatMap((section): Problem[] => {
      const { key, kind } = section;
      const own = folder.site.code.kinds.get(kind) as SectionKind;
      const { requiredInputs = [], optionalInputs = [], validate, advise } = own;
      const inputs = findInputs(own, page, content, path);
      const lacks = (name: keyof Inputs) => inputs[name] === undefined;
      const { problemAt } = files.said.get(page.name) ?? {};
      const place = (at: FieldPath, ...words: [message: string, atField?: string]) =>
        problemAt?.([key, ...at], ...words) ?? [];
      files.warnings.push(
        ...warnOfSectionTitle(section, page).flatMap((text) => {
          const atField =
            'Another section of this page has this title, by which screen readers list them: give one another title';
          return place(['title'], text, atField);
        }),
      );
      const missing = requiredInputs.filter((name) => lacks(name) && !isUnknown(name, path));
      if (missing.length > 0) {
        const remedy = content.language.base
          ? 'write only: with the other languages’ tags into this section of the first language'
          : 'remove this section';
        return missing.flatMap((name) => {
          const other = otherInputs[name];
          const wanted = other?.join(', ') ?? `a section "${name}" on this page or another`;
          const message = `expected ${wanted}, which a section "${kind}" needs, found none; add it, or ${remedy}`;
          const needed = other?.[0] ?? `a section “${name}” on a page of the site`;
          const atField = `This needs ${needed}: add one, or remove this`;
          return place([], message, atField);
        });
      }
      // A translation need not have all that the first language has.
      const isPartial = content.language.base && optionalInputs.some(lacks);
      const isAnyUnknown = [...requiredInputs, ...optionalInputs].some((name) =>
        isUnknown(name, path),
      );
      if (isPartial || isWrong(page.name, key) || isAnyUnknown) return [];
      const isTranslation = content.language.base !== '';
      const advice = advise?.(section.content as never, inputs as never, isTranslation) ?? [];
      files.warnings.push(
        ...advice.flatMap(({ path: at, message, atField }) => place(at, message, atField)),
      );
      if (!validate) return [];
      return validate(section.content as never, inputs as never).flatMap((one) => {
        const source = one.input && findSource(one.input, path);
        const { name } = (source && content.pages.get(source.path)) ?? page;
        const at = [source?.key ?? key, ...one.path];
        return files.said.get(name)?.problemAt(at, one.message, one.atField) ?? [];
      });
    }),
  );
}
