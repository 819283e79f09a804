import { areSectionsKnown, readRawSections } from '../pages/page-files.ts';
import type { Writer } from '../schemas/post.ts';
import type { KnownPage } from '../validate/cross-file-problems.ts';
import type { LanguageValidator } from '../validate/language-validator.ts';
import { fieldAt, listGroups } from '../values/field-at.ts';

/** Who may write posts. */
export interface Writers {
  people: readonly Writer[];
  /** Whether all that posts show of them is valid; else their names alone are of use. */
  isWhole: boolean;
}

/**
 * Finds the people of the first section `people`, in which something else may be wrong.
 *
 * @param pages the pages of the language with the sections that are valid
 * @param shared the people of the first language, who write where a translation has no such section
 * @returns undefined where it cannot be told who they are
 */
export function findWriters(
  files: LanguageValidator,
  pages: ReadonlyMap<string, KnownPage>,
  shared: Writers | undefined,
): Writers | undefined {
  const { folder } = files;
  const raw = readRawSections(folder).find(({ kind }) => kind === 'people');
  if (!raw) return areSectionsKnown(folder) ? shared : undefined;
  const section = pages.get(raw.path)?.sections.find(({ key }) => key === raw.key);
  if (section?.kind === 'people') {
    const originals = fieldAt(files.originals?.said.get(raw.file)?.value, [raw.key, 'people']);
    return { people: withOriginalNames(section.content.people, originals), isWhole: true };
  }
  const people = fieldAt(files.said.get(raw.file)?.value, [raw.key, 'people']);
  if (people === undefined) return undefined;
  return { people: listNamed(people), isWhole: false };
}

/** The writers of a translation, which have the order of their originals, with what these are called. */
export const withOriginalNames = (writers: readonly Writer[], originals: unknown): Writer[] =>
  writers.map((one, index) => ({ ...one, originalName: listNamed(originals)[index]?.name }));

/** The entries that have a name, of what may be a list. */
export const listNamed = (list: unknown): Writer[] =>
  listGroups(list).filter((one): one is Writer => typeof fieldAt(one, ['name']) === 'string');

/** The people with the authors of `blog.yaml`, who come first where both have one of a name. */
export const addAuthors = (
  writers: Writers | undefined,
  authors: readonly Writer[] = [],
): Writers | undefined =>
  writers && {
    ...writers,
    people: [
      ...authors,
      ...writers.people.filter(({ name }) => !authors.some((one) => one.name === name)),
    ],
  };

/** The same for a language that has no section about them: what they do has no words there. */
export const withoutRoles = ({ people, isWhole }: Writers): Writers => ({
  isWhole,
  people: people.map(({ name, image, href }) => ({
    name,
    href,
    image: image && { ...image, alt: '' },
  })),
});
