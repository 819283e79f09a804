import { useMemo } from 'react';
import type { FieldPath } from 'sitewright/content';
import { inUse } from '../../backend/browser/backend.ts';
import { readTexts, useEdited } from '../../backend/browser/use-edited.ts';
import { askForAlt } from '../../forms/ask-alt.ts';
import { sayAt } from '../../forms/set-at.ts';
import type { PageDescription } from '../page-draft.ts';
import { fetchDraft } from './drawing.ts';
import { endTyping } from './edit-in-page.ts';
import { listSections, toFile } from './page-value.ts';

/** What a page says, the key of the section that is selected, and the kind of one that was just removed. */
interface PageState {
  value: object;
  selected?: string | undefined;
  removed?: string | undefined;
}

/**
 * A page that somebody edits.
 *
 * @param path its address
 * @param round another number where something else that it shows was changed
 * @param onWrong is called with the field for which the page is not saved
 */
export function useEditedPage(
  page: PageDescription,
  path: string,
  round: number,
  onWrong: (field: string) => void,
) {
  const first = useMemo(() => toFile(page.value, page).value, [page]);
  const edited = useEdited({
    ...{ place: page, source: page.source, said: first, round, onWrong },
    start: { value: page.value } as PageState,
    read: ({ value }) => toFile(value, page).value,
    withSaid: (now, value) => ({ ...now, value }),
    toChange: ({ value }) => toFile(value, page),
    async reload() {
      const { source, value, readings } = await inUse.backend.describePage(path);
      return { source, said: toFile(value, page).value, readings: readTexts(value, readings) };
    },
    async draw({ own, checked }) {
      const untranslated = own.filter((one) => one.isUntranslated);
      const drawing = await fetchDraft(path, untranslated);
      return drawing && { ...drawing, said: checked };
    },
  });
  const { history } = edited;
  const { value, selected, removed } = history.now;
  const sections = listSections(value, page);
  return {
    ...{ ...edited, value, sections, removed },
    selected: sections.find(({ key }) => key === selected),
    select: (key?: string) => history.mapNow(({ value }) => ({ value, selected: key })),
    /**
     * Has a field say something; undefined takes it away. What another picture shows is to be said anew. It is a step of
     * its own, or part of what is typed.
     */
    set: (place: FieldPath, next: unknown, isStep = false) =>
      history[isStep ? 'act' : 'change']((now) => ({
        ...now,
        value: askForAlt(now.value, sayAt(now.value, place, next)),
      })),
    /** Has the page be another one, as a step of its own, with a section of it selected. */
    act: (next: object, key?: string, removed?: string) => {
      endTyping();
      history.act(() => ({ value: next, selected: key, removed }));
    },
    /** Words that are being changed on the page are words of the page from now on. */
    step: (by: -1 | 1) => {
      endTyping();
      edited.step(by);
    },
  };
}

export type EditedPage = ReturnType<typeof useEditedPage>;
