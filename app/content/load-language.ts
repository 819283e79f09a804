import type { z } from 'zod';
import type { Brand } from './brand/read-brand.ts';
import { readPlatformSlugs, readTextPaths } from './content-files.ts';
import { headProblems, sectionProblems } from './cross-file-problems.ts';
import type { Language } from './language.ts';
import type { LanguageFiles } from './language-files.ts';
import { listPageFiles } from './page-files.ts';
import { createPathCheck } from './page-paths.ts';
import { addPlatformMenu, describeAbsentPlatforms, listPlatforms } from './platform-menu.ts';
import { loadPosts } from './posts/load-posts.ts';
import { readPostPaths } from './posts/post-outlines.ts';
import { actionsSchema } from './schemas/actions.ts';
import type { BrandFile } from './schemas/brand.ts';
import { pagePath } from './schemas/fields.ts';
import type { NavigationFile } from './schemas/navigation.ts';
import { type Page, pageSchema } from './schemas/page.ts';
import type { Writer } from './schemas/post.ts';
import { describeClosed } from './schemas/publish.ts';
import type { Action, References } from './schemas/shared.ts';
import { siteSchema } from './schemas/site.ts';
import { type TextPage, textPageSchema } from './schemas/text-page.ts';
import { type LanguageContent, schemas } from './site-content.ts';

export interface Shared {
  brand: Brand | undefined;
  languages: LanguageContent['languages'];
  /** The people of the first language, as far as they are the same in every language; undefined when it has a problem. */
  people: readonly Writer[] | undefined;
  /** What content files may name of others, with the actions of a language. */
  referTo(actions: ReadonlyMap<string, Action> | undefined): References;
}

/**
 * Reads all files of one language but its brand.
 *
 * @param brandFile what `brand.yaml` says in the language; undefined when it is not valid
 * @returns undefined when something is wrong
 */
export function loadLanguage(
  files: LanguageFiles,
  brandFile: BrandFile | undefined,
  { brand, languages, people, referTo }: Shared,
): LanguageContent | undefined {
  const { language, originals } = files;
  const site = files.read('site', siteSchema);
  if (brandFile) files.names.vendor = brandFile.name;
  if (site) files.names.origin = site.origin;
  const actions = files.read('actions', actionsSchema);
  const platformSlugs = readPlatformSlugs(files.folder);
  const references = {
    ...referTo(actions && new Map(Object.entries(actions))),
    platformSlugs,
    language: language.tag,
    isTranslation: originals !== undefined,
  };
  const read = (name: string, schema: z.ZodType) => {
    const isOptional = ['reading', 'blog', 'announcement', 'redirects'].includes(name);
    if (name !== 'navigation' || !originals) return files.read(name, schema, { isOptional });
    const sourceOf = (one: string) => originals.files.source(one)?.value;
    const original = describeAbsentPlatforms(sourceOf(name), platformSlugs, (slug) =>
      sourceOf(`platforms/${slug}`),
    );
    return files.read(name, schema, { original });
  };
  const readFiles = Object.entries<(references: References) => z.ZodType>(schemas).map(
    ([name, schema]) => [name, read(name, schema(references))],
  );
  const pages = readPages(files, references, languages);
  const texts = readTexts(files, references, languages);
  const named = Object.fromEntries(readFiles) as Partial<LanguageContent>;
  const posts = loadPosts(files, references, { pages, blog: named.blog }, { people, languages });
  files.reportUnread();
  if (!site || !brandFile) return undefined;
  const { name, shortName, tagline } = brandFile;
  const namedSite = { ...site, name, ...(shortName && { shortName }), tagline };
  const isWhole = files.problems.length === 0;
  const known = { ...named, language, site: namedSite, pages, texts, posts };
  files.problems.push(...headProblems(known, files.locators, files.advice));
  if (!isWhole) return undefined;

  const valid = Object.fromEntries(readFiles) as Omit<LanguageContent, 'navigation'> & {
    navigation: NavigationFile;
  };
  const platformLinks = listPlatforms(valid.navigation, pages, language);
  const { announcement } = valid;
  const content: LanguageContent = {
    ...valid,
    announcement: describeClosed(announcement, 'an announcement') ? undefined : announcement,
    language,
    languages,
    site: namedSite,
    brand: brand as Brand,
    navigation: addPlatformMenu(valid.navigation, platformLinks, language),
    platformLinks,
    pages,
    texts,
    posts,
  };
  if (!content.reading && texts.size + posts.length > 0) {
    files.report('reading.yaml', 'expected this file, the words around texts, found none');
  }
  files.problems.push(...sectionProblems(content, files.locators));
  return content;
}

function readPages(
  files: LanguageFiles,
  references: References,
  languages: readonly Language[],
): Map<string, Page> {
  const describePath = createPathCheck(files.folder, files.firstFolder, languages);
  const pages = new Map<string, Page>();
  files.expect('home.yaml');
  const schemas = { page: pageSchema(references, false), platform: pageSchema(references, true) };
  for (const { file, path, closed } of listPageFiles(files.folder, files.firstFolder)) {
    reportPath(files, file, path, describePath(path, { isPage: true }));
    const schema = schemas[file.startsWith('platforms/') ? 'platform' : 'page'];
    const page = files.read(file.slice(0, -'.yaml'.length), schema);
    if (page && !closed) pages.set(path, page);
  }
  return pages;
}

function readTexts(
  files: LanguageFiles,
  references: References,
  languages: readonly Language[],
): Map<string, TextPage> {
  const { folder, firstFolder } = files;
  const describePath = createPathCheck(folder, firstFolder, languages);
  const { lists, posts } = readPostPaths(folder, firstFolder);
  const schema = textPageSchema(references);
  const texts = new Map<string, TextPage>();
  for (const path of readTextPaths(folder)) {
    const isPost = [...lists, ...posts].includes(path);
    const problem = describePath(path) ?? (isPost ? 'expected a path that no post has' : undefined);
    reportPath(files, `pages${path}.md`, path, problem);
    const read = files.readText(`pages${path}`, schema, references);
    if (!read) continue;
    const { title, description, image, ...rest } = read.data;
    const meta = { title, description, ...(image && { image }) };
    texts.set(path, { meta, hero: { title }, ...rest, text: read.text });
  }
  return texts;
}

function reportPath(files: LanguageFiles, file: string, path: string, problem?: string): void {
  if (path !== '/' && !pagePath.safeParse(path).success) {
    const message = 'expected a file name that can be a path: small letters, digits, hyphens';
    files.report(file, message);
  }
  if (problem) files.report(file, `${problem}; rename the file`);
}
