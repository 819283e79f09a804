import stringWidth from 'string-width';
import { pageTitle } from './page-title.ts';
import type { Problem } from './problem.ts';
import type { Careers } from './schemas/careers.ts';
import type { Contact } from './schemas/contact.ts';
import type { PageMeta } from './schemas/shared.ts';
import type { LanguageContent } from './site-content.ts';
import type { ProblemAt } from './yaml-file.ts';

/** The longest title that search results show in full, in characters; full-width ones count as two. */
const longestTitle = 60;

/**
 * What is wrong between files each of which is valid by itself.
 *
 * @param locators for each file, named without `.yaml`, what places a problem in it
 * @param nameOf how a file is named in problems
 */
export function crossFileProblems(
  content: LanguageContent,
  locators: ReadonlyMap<string, ProblemAt>,
  nameOf: (file: string) => string,
): Problem[] {
  const { site, language, platforms, careers, contact } = content;
  const pages = new Map<string, unknown>(Object.entries(content));
  for (const [slug, platform] of platforms) pages.set(`platforms/${slug}`, platform);
  const metas = [...locators].flatMap(([name, problemAt]) => {
    const { meta } = (pages.get(name) ?? {}) as { meta?: PageMeta };
    return meta ? [{ file: nameOf(`${name}.yaml`), meta, problemAt }] : [];
  });
  const careersAt = locators.get('careers');
  return [
    ...metaProblems(site.name, metas),
    // A language may have no contact page of its own.
    ...(careersAt && careers && (contact || !language.base)
      ? jobProblems(careers, contact, careersAt)
      : []),
  ];
}

interface PageHead {
  file: string;
  meta: PageMeta;
  problemAt: ProblemAt;
}

/** Search results show a page by its title and description, which have to be its own and fit. */
function metaProblems(siteName: string, pages: readonly PageHead[]): Problem[] {
  const problems: Problem[] = [];
  const fileOf = new Map<string, string>();
  for (const { file, meta, problemAt } of pages) {
    const width = stringWidth(pageTitle(meta.title, siteName));
    if (width > longestTitle) {
      const message = `expected at most ${longestTitle} characters with "${pageTitle('', siteName)}" after it, found ${width}`;
      problems.push(problemAt(['meta', 'title'], message));
    }
    for (const field of ['title', 'description'] as const) {
      const key = `${field}: ${meta[field]}`;
      const other = fileOf.get(key);
      const message = `expected a ${field} that no other page has, found the one of ${other}`;
      if (other) problems.push(problemAt(['meta', field], message));
      else fileOf.set(key, file);
    }
  }
  return problems;
}

/** Search engines list a job only with an address, which is that of an office. */
function jobProblems(
  careers: Careers,
  contact: Contact | undefined,
  problemAt: ProblemAt,
): Problem[] {
  const cities = contact?.offices.items.map(({ city }) => city) ?? [];
  return careers.positions.jobs.flatMap(({ datePosted, location }, index) => {
    if (!datePosted || cities.includes(location)) return [];
    const path = ['positions', 'jobs', index, 'location'];
    const expected = contact
      ? `the city of an office in contact.yaml (${cities.join(', ')})`
      : 'the city of an office in contact.yaml, which does not exist';
    const message = `expected ${expected}, as the job has a datePosted, found the text "${location}"`;
    return [problemAt(path, message)];
  });
}
