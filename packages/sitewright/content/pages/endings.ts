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
export const listCounted = (folder: LanguageFolder, section: RawSection) =>
  listEntries(folder, section, findCounted(kindOf(folder, section) ?? {}, section.value));

const kindOf = ({ site }: LanguageFolder, { kind }: RawSection) => site.code.kinds.get(kind);

function listEntries(folder: LanguageFolder, section: RawSection, list: unknown) {
  if (!Array.isArray(list)) return undefined;
  const { lastDayOf } = kindOf(folder, section) ?? {};
  const showsOver = fieldAt(section.value, ['past']) !== undefined;
  const today = readClosingDay(folder);
  return list.map((entry) => {
    const until = lastDayOf?.(entry, folder.language);
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
  readRawSections(folder).flatMap((section) => {
    const { ending, ...kind } = kindOf(folder, section) ?? {};
    const list = ending ? ending(Object(section.value)) : findCounted(kind, section.value);
    return (listEntries(folder, section, list) ?? []).flatMap(
      ({ entry, until, whyUnpublished }) => {
        if (until === undefined) return [];
        const file = `${section.file}.yaml`;
        const { title, days, day } = Object(entry);
        const name = `${section.key} "${title ?? days ?? day}"`;
        const period: Period = { until };
        return { file, path: undefined, period, entry: name, whyUnpublished };
      },
    );
  });

/** A section without the entries of its lists that are over, unless it says with `past` how they are shown. */
export const withoutOver = (section: Section): Section =>
  fieldAt(section.content, ['past']) === undefined
    ? ({ ...section, content: removeOver(section.content) } as Section)
    : section;

/** Fields without what is over in their lists, and in the lists of what stands in these. */
function removeOver(fields: object): object {
  const isOver = (one: unknown) => fieldAt(one, ['isOver']) === true;
  const hasOver = (one: object) =>
    Object.values(one).some((list) => Array.isArray(list) && list.some(isOver));
  const content = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value
          .filter((one) => !isOver(one))
          .map((one) => (hasOver(Object(one)) ? removeOver(one) : one))
      : value,
  ]);
  return Object.fromEntries(content);
}
