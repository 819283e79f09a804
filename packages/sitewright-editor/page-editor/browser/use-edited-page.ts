import { useEffect, useMemo, useState } from 'react';
import type { FieldPath } from 'sitewright/content';
import { askForAlt } from '../../forms/ask-alt.ts';
import { useHistory } from '../../forms/browser/history.ts';
import { withoutFilled } from '../../forms/filled.ts';
import { sayAt } from '../../forms/set-at.ts';
import { joinChanges } from '../../saving/join-changes.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import type { PageDescription } from '../page-draft.ts';
import { keepDraft, takeDraft } from './drafts.ts';
import {
  type Choice,
  listOpen,
  type News,
  sayChanges,
  takeTheirs,
} from './messages/say-changes.ts';
import { listSections, toFile } from './page-value.ts';
import { shownBy } from './pages.ts';
import { useDraft } from './use-draft.ts';

/** What a page says, and the key of the section that is selected. */
interface PageState {
  value: object;
  selected?: string | undefined;
}

/** What a page is opened with: its file, and on it what was not saved the last time, which is a step to undo. */
function openPage(page: PageDescription): { now: PageState; past?: PageState[] } {
  const saved = { value: page.value };
  const draft = takeDraft(page);
  if (!draft) return { now: saved };
  const { value } = joinChanges(draft.before, toFile(page.value, page).value, draft.value);
  return { now: { value: value as object }, past: [saved] };
}

/** The text of a page’s file, null where somebody has removed it, and what it says. */
interface Stored {
  source: string | null;
  value: object;
}

/**
 * A page that somebody edits: what it says, how it is checked and drawn, and how it is saved.
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
  const [start] = useState(() => openPage(page));
  const history = useHistory(
    () => start,
    ({ value }: PageState) => toFile(value, page).value,
  );
  const { value, selected } = history.now;
  const first = useMemo(() => toFile(page.value, page).value, [page]);
  const [before, setBefore] = useState<Stored>({ source: page.source, value: first });
  const [refused, setRefused] = useState<{ said: string; problems: readonly PlacedProblem[] }>();
  const [failure, setFailure] = useState('');
  const [news, setNews] = useState<News>();
  const [isKept, setIsKept] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const sections = listSections(value, page);
  const file = toFile(value, page);
  const said = JSON.stringify(file);
  const isGone = before.source === null;
  const isChanged = isGone || JSON.stringify(file.value) !== JSON.stringify(before.value);
  const send = async (isToSave: boolean) => {
    const change = { ...file, source: before.source };
    return { ...(await shownBy.pages.change(path, change, isToSave)), checked: file.value };
  };
  const { answer, setAnswer, ...drawn } = useDraft(path, `${round} ${said}`, () => send(false));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is kept when it says something else
  useEffect(() => {
    const draft = { before: before.value, value: file.value };
    setIsKept(keepDraft(page, isChanged ? draft : undefined));
  }, [said, before]);
  useEffect(() => {
    window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
  }, [isChanged]);

  const write = async () => {
    const next = await send(true);
    setAnswer(next);
    setRefused({ said, problems: next.refused });
    const wrong = next.refused.find(({ at }) => !at);
    if (wrong?.field) onWrong(wrong.field);
    if (next.isSaved) setBefore({ source: next.text, value: file.value });
    else if (next.current === null) {
      setBefore({ ...before, source: null });
      throw new Error(
        `Not saved: somebody else has removed “${page.label}”. Save again, and it is there again, with what you see.`,
      );
    } else if (next.current !== before.source) await join(next.current);
  };
  /** Takes in what somebody else has changed in the file meanwhile; the next time it is saved with that. */
  const join = async (source: string) => {
    const other = await shownBy.pages.describe(path).catch((error: Error) => {
      throw new Error(`Not saved: ${error.message}`);
    });
    const theirs = toFile(other.value, page).value;
    const joinWith = (own: object) => joinChanges(before.value, theirs, toFile(own, page).value);
    setNews(sayChanges(before.value, theirs, joinWith(value)));
    setBefore({ source, value: theirs });
    // Each step that can be undone has their change too.
    history.map((one) => ({ ...one, value: joinWith(one.value).value as object }));
  };
  const save = async () => {
    // A repository takes seconds: the same is not saved twice meanwhile.
    if (isSaving) return;
    setIsSaving(true);
    // What was said of the last time is said anew where it is still so.
    setRefused(undefined);
    setFailure('');
    setNews(undefined);
    await write().catch((error: Error) => setFailure(error.message));
    setIsSaving(false);
  };

  return {
    ...{ first, file, value, sections, said, history, answer, ...drawn, save },
    ...{ failure, isKept, isSaving, isChanged },
    selected: sections.find(({ key }) => key === selected),
    select: (key?: string) => history.mapNow((now) => ({ ...now, selected: key })),
    /** Has a field say something; undefined takes it away. What another picture shows is to be said anew. */
    set: (place: FieldPath, next: unknown) =>
      history.change((now) => ({
        ...now,
        value: askForAlt(now.value, sayAt(now.value, place, next)),
      })),
    /** Has the page be another one, as a step of its own, with a section of it selected. */
    act: (next: object, key?: string) => history.act(() => ({ value: next, selected: key })),
    news: news && { ...news, choices: listOpen(news, file.value) },
    /** Takes what somebody else has made of a place; that can be undone. */
    choose: (choice: Choice) =>
      history.act((now) => ({ ...now, value: takeTheirs(toFile(now.value, page).value, choice) })),
    problems: withoutFilled(answer?.own ?? [], answer?.checked, file.value),
    // It is said until something else is.
    refused: refused?.said === said ? refused.problems : [],
    /** Whether it has what was not saved the last time. */
    isFound: start.past !== undefined && isChanged,
  };
}

export type EditedPage = ReturnType<typeof useEditedPage>;
