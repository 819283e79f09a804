import type { z } from 'zod';
import type { Brand } from '../brand/read-brand.ts';
import { describePeriod, describeUnpublished, type Period, readPeriod } from '../dates/period.ts';
import { readClosingDay, readToday } from '../dates/today.ts';
import type { Action, FieldContext } from '../fields/field-context.ts';
import { pagePath } from '../fields/fields.ts';
import { fileProblem } from '../messages/problem.ts';
import { withoutOver } from '../pages/endings.ts';
import { addGroupMenu, describeAbsentEntries, listGroupEntries } from '../pages/group-menu.ts';
import { readEntry, readGroupPages } from '../pages/group-pages.ts';
import { listPageFiles, readTextPaths } from '../pages/page-files.ts';
import { reportServicePages } from '../pages/services.ts';
import { type LanguageContent, schemas } from '../pages/site-content.ts';
import { findWriters, type Writers } from '../posts/find-writers.ts';
import { readBlogPath, readPostOutlines, readPostPaths } from '../posts/post-outlines.ts';
import { validatePosts } from '../posts/validate-posts.ts';
import { actionsSchema } from '../schemas/actions.ts';
import type { BrandFile } from '../schemas/brand.ts';
import type { NavigationFile } from '../schemas/navigation.ts';
import { pageSchema, type Section } from '../schemas/page.ts';
import type { Reading } from '../schemas/reading.ts';
import { type Site, siteSchema } from '../schemas/site.ts';
import { type TextPage, textPageSchema } from '../schemas/text-page.ts';
import { toPathPart } from '../values/address-name.ts';
import { fieldAt, isObject } from '../values/field-at.ts';
import { headProblems, type KnownPage, sectionProblems } from './cross-file-problems.ts';
import type { LanguageValidator } from './language-validator.ts';
import { reportOwnAddresses } from './report-own-addresses.ts';
import { reportUntranslatedRecords, validateRecords } from './validate-records.ts';

export interface Shared {
  brand: Brand | undefined;
  /** Those of the first language, as far as they are the same in every language; undefined where they cannot be told. */
  writers: Writers | undefined;
  /** What content files may name of others, with the actions of a language. */
  referTo(actions: ReadonlyMap<string, Action> | undefined): FieldContext;
}

/**
 * Reads all files of one language but its brand, and reports all that is wrong with each by itself and beside
 * the others. What follows from another mistake is not reported.
 *
 * @param brandFile what `brand.yaml` says in the language; undefined when it is not valid
 * @returns the content without what is wrong, undefined when what every page shows is, and who may write posts
 */
export function validateLanguage(
  files: LanguageValidator,
  brandFile: BrandFile | undefined,
  { brand, writers: shared, referTo }: Shared,
): { content: LanguageContent | undefined; writers: Writers | undefined } {
  const { language, languages, originals } = files;
  const today = readToday(files.folder);
  const site = files.read('site', siteSchema);
  if (brandFile) files.names.set('vendor', brandFile.name);
  if (site) files.names.set('origin', site.origin);
  const actions = files.read('actions', actionsSchema);
  const groupPages = readGroupPages(files.folder);
  const fieldContext = {
    ...referTo(actions ? new Map(Object.entries(actions)) : nameActions(files)),
    groupPages,
    language: language.tag,
    isTranslation: originals !== undefined,
    origin: site?.origin,
  };
  if (site && !originals) reportServicePages(files, site);
  const named = readNamedFiles(files, fieldContext);
  const pages = readPages(files, fieldContext);
  const texts = readTexts(files, fieldContext);
  const writers = findWriters(files, pages, shared);
  const { posts, coming, dated } = validatePosts(files, fieldContext, {
    blog: named.blog,
    writers,
  });
  files.reportUnread();
  reportOwnAddresses(files);
  const textPaths = readTextPaths(files.folder);
  if (!files.has('reading.yaml') && textPaths.length + dated.length > 0) {
    const message =
      'expected this file, the words around texts, found none: create it with a line such as "contents: On this page", and the next build names the others';
    files.report('reading.yaml', message, 'Texts and posts need these words: create them');
  }
  adviseOnNotes(files, named.reading, [...texts.values(), ...posts]);
  // Those who write see what is over too.
  const show = files.folder.site.showsUnpublished ? (section: Section) => section : withoutOver;
  const whole = new Map(
    [...pages].flatMap(([path, { page, isUnpublished }]) =>
      page && !isUnpublished ? [[path, { ...page, sections: page.sections.map(show) }]] : [],
    ),
  );
  const groupEntries = named.navigation && listGroupEntries(named.navigation, whole, language);
  const names = [
    ...['blog', 'not-found', 'error'],
    ...[...pages.values()].map(({ name }) => name),
    ...textPaths.map((path) => `pages${path}`),
    ...dated,
  ];
  const supplies = { language, pages, groupEntries, blog: named.blog, today };
  const allPosts = [...coming, ...posts];
  const hasAllPosts = allPosts.length === dated.length;
  const namedSite = site && brandFile && nameSite(site, brandFile);
  files.problems.push(
    ...headProblems(files, names, namedSite),
    ...sectionProblems({ ...supplies, posts: allPosts, hasAllPosts }, files),
  );
  if (!namedSite || !brand || !actions || requiredFiles.some((one) => !named[one]))
    return { content: undefined, writers };

  const valid = named as ValidFiles;
  const { announcement, navigation } = valid;
  const isAnnounced = !describeUnpublished(
    announcement ?? {},
    readClosingDay(files.folder),
    'an announcement',
  );
  return {
    writers,
    content: {
      ...valid,
      announcement: isAnnounced ? announcement : undefined,
      code: files.folder.site.code,
      today,
      language,
      languages,
      site: namedSite,
      brand,
      navigation: addGroupMenu(navigation, groupEntries ?? [], language),
      groupEntries: groupEntries ?? [],
      pages: whole,
      texts,
      // Without their words they cannot be shown.
      posts: valid.blog ? posts : [],
    },
  };
}

/** Says once that notes have no words above them, where nobody has said which these are in the language. */
function adviseOnNotes(
  files: LanguageValidator,
  reading: Reading | undefined,
  all: readonly Pick<TextPage, 'text'>[],
): void {
  const isWordless = reading && !reading.notes;
  if (!isWordless || !all.some(({ text }) => text.body.includes('"dataNote"'))) return;
  const example = 'notes: { note: …, tip: …, important: …, warning: …, caution: … }';
  const message = `expected the words above notes such as > [!NOTE], which are not known in this language: write ${example}`;
  files.warnings.push(fileProblem(files.nameOf('reading.yaml'), message));
}

const nameSite = (
  site: z.output<typeof siteSchema>,
  { name, shortName, tagline }: BrandFile,
): Site => {
  return { ...site, name, ...(shortName && { shortName }), tagline };
};

/** The actions of a file that is not valid by their names, by which others may be wrong too. */
function nameActions({ said }: LanguageValidator): ReadonlyMap<string, Action> | undefined {
  const value = said.get('actions')?.value;
  if (!isObject(value)) return undefined;
  return new Map(
    Object.entries(value).map(([label, action]) => {
      const to = fieldAt(action, ['to']);
      return [label, typeof to === 'string' ? { label, to } : { label }];
    }),
  );
}

type ValidFiles = Omit<LanguageContent, 'navigation'> & { navigation: NavigationFile };

/** What every page shows. */
const requiredFiles = ['navigation', 'not-found', 'error'] as const;

/** The files that may name actions and pages and are no pages themselves, as far as they are valid. */
function readNamedFiles(files: LanguageValidator, fieldContext: FieldContext): Partial<ValidFiles> {
  const { originals } = files;
  const sourceOf = (one: string) => originals?.source(one)?.value;
  const read = (name: string, schema: z.ZodType) => {
    const isOptional = ['reading', 'blog', 'announcement', 'redirects'].includes(name);
    const source = sourceOf(name);
    if (name === 'blog') {
      // The path is that of the first language, as that of a page is.
      const blog = files.read(name, schema, { isOptional });
      return blog && Object.assign(blog, { path: readBlogPath(files.folder) });
    }
    if (name !== 'navigation' || !source) return files.read(name, schema, { isOptional });
    const original = describeAbsentEntries(source, fieldContext.groupPages, (path) =>
      readEntry(files.folder, path),
    );
    return files.read(name, schema, { original });
  };
  const all = Object.entries<(fieldContext: FieldContext) => z.ZodType>(schemas);
  const period = (name: string) => readPeriod(files.folder.leadingFields(`${name}.yaml`));
  return Object.fromEntries(
    all.map(([name, schema]) => [
      name,
      read(name, schema({ ...fieldContext, period: period(name) })),
    ]),
  );
}

/** The pages of sections, those that visitors do not get today too, by their paths, each with those of its sections that are valid. */
function readPages(files: LanguageValidator, fieldContext: FieldContext): Map<string, KnownPage> {
  const pages = new Map<string, KnownPage>();
  files.expect('home.yaml');
  validateRecords(files, fieldContext);
  let sections: KnownPage['sections'] = [];
  const keep = (valid: KnownPage['sections']) => {
    sections = valid;
  };
  const schemas = new Map<string, ReturnType<typeof pageSchema>>();
  /** Pages of one period share a schema, which is slow to make. */
  const schemaFor = (period: Period) => {
    const key = describePeriod(period);
    const schema =
      schemas.get(key) ??
      pageSchema(files.folder.site.code.kinds, { ...fieldContext, period }, keep);
    schemas.set(key, schema);
    return schema;
  };
  for (const { file, path, period, whyUnpublished } of listPageFiles(files.folder)) {
    reportPath(files, file, path, files.describePath(path, { isPage: true }));
    const schema = schemaFor(period);
    const name = file.slice(0, -'.yaml'.length);
    sections = [];
    const read = files.read(name, schema);
    const isOfRecord = files.folder.fileOf(file) !== file;
    const page = read && { ...read, ...(isOfRecord && { isOfRecord }) };
    const known = { name, page, entry: page?.entry, sections, publish: period };
    pages.set(path, { ...known, isUnpublished: !!whyUnpublished });
  }
  reportUntranslatedRecords(files);
  return pages;
}

function readTexts(files: LanguageValidator, fieldContext: FieldContext): Map<string, TextPage> {
  const { folder } = files;
  const { lists } = readPostPaths(folder);
  const posts = readPostOutlines(folder).map((post) => post.path);
  const postPaths = new Set([...lists, ...posts]);
  const schema = textPageSchema(fieldContext);
  const texts = new Map<string, TextPage>();
  for (const path of readTextPaths(folder)) {
    const problem =
      files.describePath(path) ??
      (postPaths.has(path) ? 'expected a path that no post has' : undefined);
    reportPath(files, `pages${path}.md`, path, problem);
    const read = files.readText(`pages${path}`, schema, fieldContext);
    if (!read) continue;
    const { title, description, image, ...rest } = read.data;
    const meta = { title, description, ...(image && { image }) };
    texts.set(path, { meta, hero: { title }, ...rest, text: read.text });
  }
  return texts;
}

function reportPath(files: LanguageValidator, file: string, path: string, problem?: string): void {
  if (path !== '/' && !pagePath.safeParse(path).success) {
    const better = path.replaceAll(/[^/]+/g, (part) => toPathPart(part, files.language.tag));
    const name = file.replace(path.slice(1), better.slice(1));
    const message = `expected a file name that can be a path: small letters, digits, hyphens; rename it to ${name}`;
    const atField =
      'This cannot have such an address: give it one of small letters, digits and hyphens';
    files.report(file, message, atField);
  }
  const remedy = files.folder.fileOf(file) === file ? '; rename the file' : '';
  if (problem) files.report(file, problem + remedy, `${problem}: give it another address`);
}
