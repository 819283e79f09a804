import { languageOf, type SiteFolder } from 'sitewright/content';
import { pathInLanguage, readLanguages, readLanguageTags } from 'sitewright/languages';
import { listAddresses, pathOfPage } from 'sitewright/pages';
import { fileOf, kindOf } from 'sitewright/schemas';
import { labelOf } from '../forms/labels.ts';
import { stateIn, type TranslationState } from '../page-editor/begin-translation.ts';
import { type DuplicateOffers, describeDuplicate } from '../page-moves/duplicate.ts';
import { describeName, isTable } from '../saving/content-names.ts';
import { t } from '../words/words.ts';
import { labelOfSaid, labelOfTable, settings } from './label-of-file.ts';
import { listKinds, listShownPictures, readSearched, type ShownPicture } from './searched-words.ts';

/** What is edited: a content file, on its page where it is one of sections. */
export interface Editable {
  file: string;
  /** The address of that page. */
  page?: string;
  /** How far a language has it. */
  state?: TranslationState | undefined;
}

export interface ContentEntry {
  /** Its path in the folder of the first language. */
  file: string;
  /** Under which heading it is listed. */
  group: 'Pages' | 'Texts' | 'Posts' | 'Everything else';
  label: string;
  /** What it is for, or where visitors find it. */
  description: string;
  /** What is edited, by the tags of the languages that have it; of what is not begun, of the first one alone. */
  editables: Record<string, Editable>;
  isNew: boolean;
  /** The path of the page that it is, in the first language. */
  address?: string | undefined;
  /** What another page like it may have. */
  offers?: DuplicateOffers | undefined;
  /** What visitors read of it, in every language, to search in, a text a line. */
  words: string;
  /** The pictures that it shows, in the first language before others. */
  pictures: readonly ShownPicture[];
  /** What the sections of a page are called, by their kinds. */
  sections: readonly string[];
}

/** Where a content file is edited. */
export function toEditable(folder: SiteFolder, file: string): Editable {
  const tag = languageOf(file);
  const original = tag ? file.slice(tag.length + 1) : file;
  // A page of records is seen on that of the first one.
  const [made = original] =
    [...folder.recordPages.pages].find(([, { template }]) => template === original) ?? [];
  const page = pathOfPage(made);
  const language = tag && readLanguages(folder).find((one) => one.tag === tag);
  if (page === undefined) return { file };
  return { file, page: language ? pathInLanguage(language, page) : page };
}

/** What editors call a content file. */
export const labelOfFile = (folder: SiteFolder, file: string): string =>
  isTable(file) ? labelOfTable(file) : labelOfSaid(file, folder.fields(file));

/**
 * Everything that the content of a site has, and of what every site may have what this one has not begun.
 */
export function listContent(folder: SiteFolder): ContentEntry[] {
  const [first = '', ...others] = readLanguageTags(folder);
  const { records } = folder.recordPages;
  const files = new Set(folder.files.map((file) => folder.fileOf(file)));
  const known = [...files].filter(
    (file) => records.has(file) || (/\.(yaml|md)$/.test(file) && !describeName(file)),
  );
  const missing = Object.keys(settings)
    .map(fileOf)
    .filter((file) => !known.includes(file));
  const addresses = listAddresses(folder);
  const entries = [...known, ...missing].map((file): ContentEntry => {
    const isNew = missing.includes(file);
    const translations = others
      .map((tag) => [tag, `${tag}/${file}`] as const)
      // The editor of a translation that is not there begins it.
      .filter(([, one]) => folder.all.has(one) || !isNew);
    const texts = [file, ...translations.map(([, one]) => one)];
    const address = addresses.get(file);
    return {
      ...{ file, isNew, address, ...describe(folder, file) },
      offers: address === undefined ? undefined : describeDuplicate(folder, file),
      editables: Object.fromEntries(
        [[first, file] as const, ...translations].map(([tag, one]) => {
          const state = stateIn(folder, languageOf(one), file);
          return [tag, { ...toEditable(folder, one), ...(tag !== first && { state }) }];
        }),
      ),
      words: texts.map((one) => readSearched(folder, one, file)).join('\n'),
      pictures: texts.flatMap((one) => listShownPictures(folder, one)),
      sections: address === undefined ? [] : listKinds(folder, file).map(labelOf),
    };
  });
  const rankOf = ({ file }: ContentEntry) => {
    const rank = Object.keys(settings).indexOf(kindOf(file));
    return rank < 0 ? Number(file !== 'home.yaml') : rank;
  };
  const newestFirst = (a: ContentEntry, b: ContentEntry) =>
    a.group === 'Posts' && b.group === 'Posts' ? b.file.localeCompare(a.file) : 0;
  return entries.sort((a, b) => newestFirst(a, b) || rankOf(a) - rankOf(b));
}

function describe(
  folder: SiteFolder,
  file: string,
): Pick<ContentEntry, 'group' | 'label' | 'description'> {
  const label = labelOfFile(folder, file);
  const records = folder.recordPages.records.get(file);
  if (records) {
    const description = t('A table: each of its {count} rows has a page', {
      count: records.values.length,
    });
    return { group: 'Pages', label, description };
  }
  const isTemplate = folder.recordPages.templates.some((one) => one.file === file);
  const page = isTemplate ? String(folder.fields(file).address) : pathOfPage(file);
  if (page !== undefined) return { group: 'Pages', label, description: page };
  if (file.startsWith('posts/'))
    return {
      group: 'Posts',
      label,
      description: file.slice('posts/'.length, 'posts/'.length + 10),
    };
  if (file.endsWith('.md'))
    return { group: 'Texts', label, description: file.replace(/^pages|\.md$/g, '') };
  return { group: 'Everything else', label, description: t(settings[kindOf(file)]?.[1] ?? '') };
}
