import { describeUnpublished, type Period } from '../dates/period.ts';
import { readClosingDay } from '../dates/today.ts';
import type { LanguageFolder } from '../disk/site-folder.ts';
import type { Section } from '../schemas/page.ts';
import { fieldAt } from '../values/field-at.ts';
import { type RawSection, readRawSections } from './page-files.ts';
import type { SectionKind } from './section-kind.ts';

/** The list that texts may count, in what a section says. */
export const findCounted = (
  { counts = ({ items }) => items }: Pick<SectionKind, 'counts'>,
  content: unknown,
): unknown => counts(Object(content));

/** The entries of the list that texts may count, as its file says them; undefined for a section without one. */
export function listCounted(
  folder: LanguageFolder,
  { kind, value }: Pick<RawSection, 'kind' | 'value'>,
) {
  const { lastDayOf, ...own } = folder.site.code.kinds.get(kind) ?? {};
  const list = findCounted(own, value);
  if (!Array.isArray(list)) return undefined;
  const showsOver = fieldAt(value, ['past']) !== undefined;
  const today = readClosingDay(folder);
  return list.map((entry) => {
    const until = lastDayOf?.(entry);
    const whyUnpublished = describeUnpublished(
      { until },
      showsOver ? undefined : today,
      'an entry',
    );
    return { entry, until, whyUnpublished };
  });
}

/** The entries with an end of all pages that a language has, each with what its file calls it. */
export const listEndings = (folder: LanguageFolder) =>
  readRawSections(folder).flatMap((section) =>
    (listCounted(folder, section) ?? []).flatMap(({ entry, until, whyUnpublished }) => {
      if (until === undefined) return [];
      const file = `${section.file}.yaml`;
      const name = `${section.key} "${fieldAt(entry, ['title'])}"`;
      const period: Period = { until };
      return { file, path: undefined, period, entry: name, whyUnpublished };
    }),
  );

/** A section without the entries of its lists that are over, unless it says with `past` how they are shown. */
export function withoutOver(section: Section): Section {
  if (fieldAt(section.content, ['past']) !== undefined) return section;
  const content = Object.entries(section.content).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((one) => fieldAt(one, ['isOver']) !== true) : value,
  ]);
  return { ...section, content: Object.fromEntries(content) } as Section;
}
