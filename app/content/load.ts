import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Brand, readBrand } from './brand/read-brand.ts';
import { contentFiles } from './content-files.ts';
import { checkContentFolder, nameContentFile } from './content-folder.ts';
import { readCounts } from './counts.ts';
import { crossFileProblems } from './cross-file-problems.ts';
import { parseContent } from './parse.ts';
import { listPictures } from './pictures/picture.ts';
import { addPlatformMenu, listPlatforms } from './platform-menu.ts';
import { ContentError, type Problem } from './problem.ts';
import { readReferences } from './references.ts';
import { actionsSchema } from './schemas/actions.ts';
import type { BrandFile } from './schemas/brand.ts';
import type { NavigationFile } from './schemas/navigation.ts';
import { type Platform, platformSchema } from './schemas/platform.ts';
import type { References } from './schemas/shared.ts';
import { type SiteFile, siteSchema } from './schemas/site.ts';
import { pageNames, type SiteContent, schemas } from './site-content.ts';
import type { ProblemAt } from './yaml-file.ts';

/**
 * Reads and validates all content of the site.
 *
 * @param folder path of the content folder
 * @returns the content, each file under its name
 * @throws UserError when the folder is missing
 * @throws ContentError with every problem of every file
 */
export function loadContent(folder: string): SiteContent {
  checkContentFolder(folder);
  const problems: Problem[] = [];
  const names: Record<string, string> = {};
  const words = { language: 'en', counts: readCounts(folder), names };
  const unread = new Set(contentFiles(folder));
  const known: string[] = [];
  const locators = new Map<string, ProblemAt>();

  function read<Schema extends z.ZodType>(name: string, schema: Schema) {
    const file = `${name}.yaml`;
    known.push(file);
    if (!unread.delete(file)) {
      return isOptional(name) ? undefined : report(file, 'expected this file, found none');
    }
    const text = readFileSync(path.join(folder, file), 'utf8');
    const parsed = parseContent(nameOf(file), text, schema, words);
    problems.push(...parsed.problems);
    if ('problemAt' in parsed) locators.set(name, parsed.problemAt);
    return parsed.data;
  }
  const isOptional = (name: string) => pageNames.some((page) => page === name);
  const nameOf = (file: string) => nameContentFile(folder, file);
  function report(file: string, message: string): undefined {
    problems.push({ file: nameOf(file), line: 1, column: 1, field: '', message });
  }

  const brand = readBrand(folder);
  problems.push(...brand.problems);
  for (const file of brand.files) {
    unread.delete(file);
    known.push(file);
  }
  const site = read('site', siteSchema);
  if (brand.file) names.vendor = brand.file.name;
  if (site) names.origin = site.origin;
  const actions = read('actions', actionsSchema);
  const references = readReferences(folder, actions && new Map(Object.entries(actions)));
  const files = Object.fromEntries(
    Object.entries<(references: References) => z.ZodType>(schemas).map(([name, schema]) => [
      name,
      read(name, schema(references)),
    ]),
  );
  const platforms = new Map<string, Platform>();
  // One schema for all: making one takes longer than checking a file against it.
  const anyPlatform = platformSchema(references);
  for (const slug of references.platformSlugs) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      const message = 'expected a file name that can be a path: small letters, digits, hyphens';
      report(`platforms/${slug}.yaml`, message);
    }
    const platform = read(`platforms/${slug}`, anyPlatform);
    if (platform) platforms.set(slug, platform);
  }

  for (const file of unread) {
    report(file, `unknown file; remove it or correct its name, one of ${known.join(', ')}`);
  }
  if (problems.length > 0) throw new ContentError(problems);

  const valid = files as Omit<SiteContent, 'navigation'> & { navigation: NavigationFile };
  const platformLinks = listPlatforms(valid.navigation, platforms);
  const navigation = addPlatformMenu(valid.navigation, platformLinks);
  const { name, tagline } = brand.file as BrandFile;
  const content: SiteContent = {
    ...valid,
    site: { ...(site as SiteFile), name, tagline },
    brand: brand.brand as Brand,
    navigation,
    platforms,
    platformLinks,
  };
  const used = new Set(listPictures(content).map(({ file }) => path.basename(file.path)));
  for (const name of references.pictures.names.filter((name) => !used.has(name))) {
    report(`pictures/${name}`, 'unused picture; name it where it is to be shown, or remove it');
  }
  problems.push(...crossFileProblems(content, locators, nameOf));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
