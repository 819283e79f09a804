import type { Data, PuckApi } from '@puckeditor/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { joinChanges } from '../../saving/join-changes.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import type { PageDescription } from '../page-draft.ts';
import { keepDraft, takeDraft } from './drafts.ts';
import { withoutFilled } from './filled.ts';
import { changeData, joinSteps } from './keys.ts';
import { leadToField } from './lead-to-field.ts';
import { keysOf, toData, toFile } from './page-data.ts';
import { shownBy } from './pages.ts';
import { type Choice, listOpen, type News, sayChanges, takeTheirs } from './say-changes.ts';
import { useDraft } from './use-draft.ts';

/** What a page is opened with: its file, and on it what was not saved the last time, which is a step to undo. */
function openPage(page: PageDescription) {
  const saved = toData(page.value, page);
  const draft = takeDraft(page);
  if (!draft) return { saved, data: saved };
  const { value } = joinChanges(draft.before, toFile(saved, page).value, draft.value);
  return {
    saved,
    data: toData(value as object, page),
    history: { histories: [{ state: { data: saved } }], appendData: true as const },
  };
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
 */
export function useEditedPage(page: PageDescription, path: string, round: number) {
  const [start] = useState(() => openPage(page));
  const [data, setData] = useState(start.data);
  const first = useMemo(() => toFile(start.saved, page).value, [start, page]);
  const [before, setBefore] = useState<Stored>({ source: page.source, value: first });
  const [refused, setRefused] = useState<{ said: string; problems: readonly PlacedProblem[] }>();
  const [failure, setFailure] = useState('');
  const [news, setNews] = useState<News>();
  const [isKept, setIsKept] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const puck = useRef<() => PuckApi>(undefined);
  const keys = keysOf(data);
  const file = toFile(data, page);
  const said = JSON.stringify(file);
  const isGone = before.source === null;
  const isChanged = isGone || JSON.stringify(file.value) !== JSON.stringify(before.value);
  const lead = (field: string) => puck.current && leadToField(field, keys, puck.current());
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
    if (wrong?.field) lead(wrong.field);
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
    const { value } = toFile(toData(other.value, page), page);
    const joinWith = (own: Data) => joinChanges(before.value, value, toFile(own, page).value);
    const result = joinWith(data);
    setNews(sayChanges(before.value, value, result));
    setBefore({ source, value });
    // Each step that can be undone has their change too.
    const withTheirs = (own: Data) => toData(joinWith(own).value as object, page);
    if (puck.current) joinSteps(puck.current(), withTheirs);
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
    ...{ start, first, file, keys, said, puck, setData, answer, ...drawn, lead, save },
    ...{ failure, isKept, isSaving, isChanged },
    news: news && { ...news, choices: listOpen(news, file.value) },
    /** Takes what somebody else has made of a place; that can be undone. */
    choose: (choice: Choice) => {
      const changed = takeTheirs(file.value, choice) as object;
      if (puck.current) changeData(puck.current(), toData(changed, page));
    },
    problems: withoutFilled(answer?.own ?? [], answer?.checked, file.value),
    // It is said until something else is.
    refused: refused?.said === said ? refused.problems : [],
    /** Whether it has what was not saved the last time. */
    isFound: start.history !== undefined && isChanged,
  };
}
