import type { Needs, SectionKind } from '../sections/define-section.ts';
import * as kinds from '../sections/index.ts';
import type { Problem } from './problem.ts';
import type { LanguageContent } from './site-content.ts';
import { supplyFor } from './supply.ts';
import type { ProblemAt } from './yaml-file.ts';

/**
 * What is wrong with sections beside other content, each of which is valid by itself.
 *
 * @param locateIn what places a problem in the file of a page
 */
export function sectionProblems(
  content: LanguageContent,
  locateIn: (path: string) => ProblemAt | undefined,
): Problem[] {
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
          ? [...missing]
          : check(section.content as never, supply as never);
      const rival = kind === 'form' && findFormOfSameAddress(path, key, content);
      if (rival) {
        const message = `expected another key, as the form "${rival}" of the page above leads to ${path}/sent too`;
        mistakes.push({ path: [], message });
      }
      return mistakes.flatMap(
        ({ path: at, message }) => locateIn(path)?.([key, ...at], message) ?? [],
      );
    }),
  );
}

/** The key of a form on the page above whose messages lead where those of this one do: `ask` on /contact and `form` on /contact/ask. */
function findFormOfSameAddress(
  path: string,
  key: string,
  { pages }: LanguageContent,
): string | undefined {
  const [, above, name] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  if (key !== 'form') return undefined;
  const sections = pages.get(above || '/')?.sections ?? [];
  return sections.find((one) => one.kind === 'form' && one.key === name)?.key;
}
