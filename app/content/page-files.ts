import { contentFiles } from './content-files.ts';
import { readFields } from './read-fields.ts';
import { type KindName, kindOfSection, sectionsOf } from './schemas/page.ts';
import { schemas, settingsFiles } from './site-content.ts';

const otherFiles = [...Object.keys(schemas), ...settingsFiles];

/**
 * The path of the page that a content file is, such as `/pricing` for `pricing.yaml`.
 *
 * @param file path of the file inside the content folder, or inside that of a translation
 * @returns undefined for a file that is no page of sections
 */
export function pathOfPage(file: string): string | undefined {
  const [, folder = '', name = ''] = /^(?:(platforms|pages)\/)?(.+)\.yaml$/.exec(file) ?? [];
  if (folder === 'platforms') return `/platforms/${name}`;
  if (folder === 'pages') return `/${name}`;
  if (name === 'home') return '/';
  return name && !name.includes('/') && !otherFiles.includes(name) ? `/${name}` : undefined;
}

/** The pages of sections: path in the content folder and path of the site, the start page first. */
export function readPageFiles(folder: string): { file: string; path: string }[] {
  return contentFiles(folder)
    .flatMap((file) => {
      const path = pathOfPage(file);
      return path === undefined ? [] : [{ file, path }];
    })
    .sort((a, b) => Number(b.path === '/') - Number(a.path === '/'));
}

/** A section as its file has it. */
export interface RawSection {
  /** The path of its page. */
  path: string;
  /** Its file in the content folder, without `.yaml`. */
  file: string;
  key: string;
  kind: KindName;
  value: unknown;
}

/**
 * The sections of all pages that a language has, as the first language's files have them.
 *
 * @param folder path of the content folder, or of that of a translation; its files may hold anything
 * @param first path of the first language's folder
 */
export const readRawSections = (folder: string, first = folder): RawSection[] =>
  readPageFiles(folder).flatMap(({ file, path }) =>
    sectionsOf(readFields(first, file)).flatMap(([key, value]) => {
      const kind = kindOfSection(key, value);
      return kind ? [{ path, file: file.slice(0, -'.yaml'.length), key, kind, value }] : [];
    }),
  );
