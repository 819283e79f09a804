import stringWidth from 'string-width';
import type { Needs, SectionKind } from '../sections/define-section.ts';
import * as kinds from '../sections/index.ts';
import { pathOfPage } from './page-files.ts';
import { longestTitle, pageTitle } from './page-title.ts';
import { listPosts } from './posts/post-list.ts';
import { formatPlace, type Problem } from './problem.ts';
import type { PageMeta } from './schemas/shared.ts';
import type { Site } from './schemas/site.ts';
import type { LanguageContent } from './site-content.ts';
import { supplyFor } from './supply.ts';
import type { ProblemAt } from './yaml-file.ts';

/** The longest description that search results show in full, in characters; full-width ones count as two. */
const longestDescription = 160;

/**
 * What titles and descriptions say beside those of other files.
 *
 * @param content of the files that are valid
 * @param locators for each file, named without `.yaml`, what places a problem in it
 * @param advice takes what may stay as it is
 */
export function headProblems(
  content: Pick<LanguageContent, 'site' | 'pages' | 'texts' | 'posts' | 'blog' | 'language'>,
  locators: ReadonlyMap<string, ProblemAt>,
  advice: Problem[],
): Problem[] {
  const pages = new Map<string, unknown>(Object.entries(content));
  for (const [path, text] of content.texts) pages.set(`pages${path}`, text);
  for (const post of content.posts) pages.set(post.file, post);
  const pageOf = (name: string) =>
    content.pages.get(pathOfPage(`${name}.yaml`) ?? '') ?? pages.get(name);
  const metas = [...locators].flatMap(([name, problemAt]) => {
    const { meta } = (pageOf(name) ?? {}) as { meta?: PageMeta };
    return meta ? [{ meta, problemAt }] : [];
  });
  const heads = [...metas, ...listHeads(content, locators.get('blog'))];
  return metaProblems(content.site, heads, advice);
}

/** The heads of the lists of posts, which are made of words in `blog.yaml`. */
function listHeads(
  { blog, posts, language }: Pick<LanguageContent, 'blog' | 'posts' | 'language'>,
  problemAt: ProblemAt | undefined,
): PageHead[] {
  if (!blog || !problemAt) return [];
  const [, ...lists] = listPosts(blog, posts, language);
  return lists.map(({ meta, newer }) => ({
    meta,
    problemAt: (at, message) => {
      const field = String(at.at(-1));
      return problemAt(newer ? ['paging', field] : ['list', 'tagged'], message);
    },
  }));
}

interface PageHead {
  meta: PageMeta;
  problemAt: ProblemAt;
}

/** Search results show a page by its title and description, which have to be its own and fit. */
function metaProblems(site: Site, pages: readonly PageHead[], advice: Problem[]): Problem[] {
  const problems: Problem[] = [];
  // Places are looked up for problems alone, which takes as long as parsing the file.
  const places = new Map<string, (message: string) => Problem>();
  for (const { meta, problemAt } of pages) {
    const width = stringWidth(pageTitle(meta.title, site));
    if (width > longestTitle) {
      const remedy = site.shortName ? 'shorten it' : 'shorten it, or give brand.yaml a shortName';
      const message = `search results cut this title off: it has ${width} characters with the name, of which they show ${longestTitle}; ${remedy}`;
      advice.push(problemAt(['meta', 'title'], message));
    }
    const length = stringWidth(meta.description);
    if (length > longestDescription) {
      const message = `expected at most ${longestDescription} characters, found ${length} with its words put in`;
      problems.push(problemAt(['meta', 'description'], message));
    }
    for (const field of ['title', 'description'] as const) {
      const key = `${field}: ${meta[field]}`;
      const other = places.get(key);
      const place = (message: string) => problemAt(['meta', field], message);
      if (!other) {
        places.set(key, place);
        continue;
      }
      problems.push(
        place(
          `expected a ${field} that no other page has, found the one of ${formatPlace(other(''))}`,
        ),
      );
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
