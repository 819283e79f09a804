import stringWidth from 'string-width';
import type { Needs, SectionKind } from '../sections/define-section.ts';
import * as kinds from '../sections/index.ts';
import { pathOfPage } from './page-files.ts';
import { longestTitle, pageTitle } from './page-title.ts';
import { formatPlace, type Problem } from './problem.ts';
import type { PageMeta } from './schemas/shared.ts';
import type { LanguageContent } from './site-content.ts';
import { supplyFor } from './supply.ts';
import type { ProblemAt } from './yaml-file.ts';

/**
 * What titles and descriptions say beside those of other files: search results show a page by them, which
 * have to be its own, and of which the title has to fit.
 *
 * @param content of the files that are valid
 * @param locators for each file, named without `.yaml`, what places a problem in it
 * @param advice takes what may stay as it is
 */
export function headProblems(
  content: Pick<LanguageContent, 'site' | 'pages' | 'texts' | 'posts' | 'blog'>,
  locators: ReadonlyMap<string, ProblemAt>,
  advice: Problem[],
): Problem[] {
  const { site } = content;
  const others = new Map<string, unknown>(Object.entries(content));
  for (const [path, text] of content.texts) others.set(`pages${path}`, text);
  for (const post of content.posts) others.set(post.file, post);
  const problems: Problem[] = [];
  // Places are looked up for problems alone, which takes as long as parsing the file.
  const places = new Map<string, () => Problem>();
  for (const [name, problemAt] of locators) {
    const page = content.pages.get(pathOfPage(`${name}.yaml`) ?? '') ?? others.get(name);
    const { meta } = (page ?? {}) as { meta?: PageMeta };
    if (!meta) continue;
    const width = stringWidth(pageTitle(meta.title, site));
    if (width > longestTitle) {
      const remedy = site.shortName ? 'shorten it' : 'shorten it, or give brand.yaml a shortName';
      const message = `search results cut this title off: it has ${width} characters with the name, of which they show ${longestTitle}; ${remedy}`;
      advice.push(problemAt(['meta', 'title'], message));
    }
    for (const field of ['title', 'description'] as const) {
      const key = `${field}: ${meta[field]}`;
      const other = places.get(key);
      const place = (message = '') => problemAt(['meta', field], message);
      if (!other) places.set(key, place);
      else {
        const found = formatPlace(other());
        problems.push(
          place(`expected a ${field} that no other page has, found the one of ${found}`),
        );
      }
    }
  }
  return problems;
}

/** What is wrong with sections beside other content, each of which is valid by itself. */
export function sectionProblems(
  content: LanguageContent,
  locators: ReadonlyMap<string, ProblemAt>,
): Problem[] {
  const locateIn = (path: string) =>
    [...locators].find(([name]) => pathOfPage(`${name}.yaml`) === path)?.[1];
  return [...content.pages].flatMap(([path, page]) =>
    page.sections.flatMap((section): Problem[] => {
      const { key, kind } = section;
      const { needs = [], uses = [], check }: SectionKind = kinds[kind];
      const supply = supplyFor(kind, page, content);
      const lacks = (name: keyof Needs) => supply[name] === undefined;
      const missing = needs.filter(lacks).map((name) => {
        const message = `expected a section "${name}" on this page or another, which a section "${kind}" needs, found none; add it, or remove this section`;
        return { path: [], message };
      });
      // A translation need not have all that the first language has.
      const isWhole = !content.language.base || !uses.some(lacks);
      const mistakes =
        missing.length > 0 || !isWhole || !check
          ? missing
          : check(section.content as never, supply as never);
      return mistakes.flatMap(
        ({ path: at, message }) => locateIn(path)?.([key, ...at], message) ?? [],
      );
    }),
  );
}
