import { useEffect, useRef, useState } from 'react';
import { fieldAt, languageOf } from 'sitewright/content';
import { mapTexts } from 'sitewright/texts';
import { useHistory } from '../../forms/browser/history.ts';
import { hasGoneOn } from '../../forms/browser/lead.ts';
import { withoutChanged, withoutFilled } from '../../forms/filled.ts';
import { readPath } from '../../forms/schema.ts';
import { withoutUnread } from '../../forms/unread.ts';
import { keepDraft, moveDrafts, takeDraft } from '../../page-editor/browser/drafts.ts';
import {
  type Choice,
  listOpen,
  type News,
  sayChanges,
  takeTheirs,
} from '../../page-editor/browser/messages/say-changes.ts';
import type { Note } from '../../page-editor/browser/messages/say-problem.ts';
import type { Change } from '../../page-editor/page-draft.ts';
import { useUploads } from '../../pictures/use-uploads.ts';
import { joinChanges } from '../../saving/join-changes.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import { t } from '../../words/words.ts';
import type { DraftAnswer } from '../operations.ts';
import { formOf } from './addresses.ts';
import { inUse } from './backend.ts';
import { useDraft } from './use-draft.ts';

/** The text of a file, null where there is none, and what it says. */
interface Stored {
  source: string | null;
  said: object;
}

type TextReadings = readonly (readonly [text: string, reading: string])[];

/** How texts read that have words in braces, by these texts. @param readings the same by their fields */
export const readTexts = (said: object, readings: Readonly<Record<string, string>>): TextReadings =>
  Object.entries(readings).flatMap(([field, reading]) => {
    const text = fieldAt(said, readPath(field));
    return typeof text === 'string' && text.includes('{') ? [[text, reading]] : [];
  });

/** A file that is edited, on a page or in a form. */
interface EditedFile<State, Drawing> extends Stored {
  /** Where the browser keeps its draft, and what people call it. */
  place: { folder: string; file: string; label: string };
  /** What it is opened with, where there is no draft. */
  start: State;
  /** What of a state is said: it is joined with what others say, and kept as the draft. */
  read(state: State): object;
  /** A state that says something else. */
  withSaid(state: State, said: object): State;
  /** What the file is to say in a state, as it is sent. */
  toChange(state: State): Omit<Change, 'source'>;
  /**
   * Reads the file anew, with how its texts read that have words in braces. It may have another name since, and is edited
   * there from then on.
   */
  reload(file: string): Promise<Stored & { readings: TextReadings }>;
  /** Draws what shows the file, with its draft, which says what was checked. */
  draw(answer: DraftAnswer & { checked: object }): Promise<Drawing | undefined>;
  /** Another number where something else that is shown was changed. */
  round?: number;
  /** Is called with the field for which it is not saved. */
  onWrong(field: string): void;
}

/** What is to be said of a file that is edited. */
export interface EditedNotices {
  /** What is edited. */
  file: string;
  /** The last step that was taken back, -1, or made again, 1; and how many were. */
  step: { by: number; count: number };
  /** Whether it has what was not saved the last time. */
  isFound: boolean;
  /** Whether the browser keeps what is not saved. */
  isKept: boolean;
  /** What somebody else has changed in it meanwhile, and what is still to be chosen. */
  news: News | undefined;
  /** Takes what they made of a place; that can be undone. */
  onChoice: (choice: Choice) => void;
  /** What could not be done, each with what to do. */
  failures: readonly string[];
  /** What somebody else has broken elsewhere, for which it is not drawn as it is. */
  broken: readonly PlacedProblem[];
  /** Where other languages say still what it said before. */
  behind: readonly PlacedProblem[];
  /** Whether it is drawn in spite of that, with what was said there before. */
  isShown: boolean;
  /** The mistakes for which it is not saved, those in it, and those elsewhere. */
  refused: readonly PlacedProblem[];
  own: readonly PlacedProblem[];
  others: readonly PlacedProblem[];
}

/** A file that somebody edits: its steps, its draft, how it is checked and drawn, and how it is saved. */
export function useEdited<State, Drawing>(edited: EditedFile<State, Drawing>) {
  const { place, read, withSaid, round = 0 } = edited;
  const [start] = useState(() => openDraft(edited));
  const history = useHistory(() => start, read);
  const said = read(history.now);
  const change = edited.toChange(history.now);
  const text = JSON.stringify(change);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  const [before, setBefore] = useState<Stored>({ source: edited.source, said: edited.said });
  const [refused, setRefused] = useState<{ text: string; problems: readonly PlacedProblem[] }>();
  const [untaken, setUntaken] = useState<{ text: string; words: string }>();
  const [failure, setFailure] = useState('');
  const [news, setNews] = useState<News>();
  const [isKept, setIsKept] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  /** Another number where what is said is another than what was typed. */
  const [written, setWritten] = useState(0);
  const [step, setStep] = useState({ by: 0, count: 0 });
  const isGone = before.source === null && edited.source !== null;
  const isChanged = isGone || JSON.stringify(said) !== JSON.stringify(before.said);
  const send = async (isToSave: boolean) => {
    const next = { ...change, source: before.source };
    return { ...(await inUse.backend.change(place.file, next, isToSave)), checked: change.value };
  };
  const { answer, setSaved, undrawn, ...drawn } = useDraft(
    `${round} ${text}`,
    () => send(false),
    edited.draw,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is kept when it says something else
  useEffect(() => {
    const value = withoutUnread(said, before.said) as object;
    const isOther = isGone || JSON.stringify(value) !== JSON.stringify(before.said);
    setIsKept(keepDraft(place, isOther ? { before: before.said, value } : undefined));
    window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
  }, [text, before]);

  const write = async () => {
    // What somebody else has saved meanwhile is nothing that stops who has changed nothing.
    if (!isChanged && before.source !== null) return;
    const pressed = document.activeElement;
    const next = await send(true);
    setSaved(next);
    setRefused({ text: latest.current, problems: next.refused });
    const wrong = next.refused.find(({ at }) => !at);
    // Who writes on meanwhile is not taken out of a word.
    const hasStayed = latest.current === text && !hasGoneOn(pressed);
    if (wrong?.field && hasStayed) edited.onWrong(wrong.field);
    if (next.isSaved && next.file !== place.file) await goOnIn(next.file);
    else if (next.isSaved) setBefore({ source: next.text, said });
    else if (next.current === null && before.source !== null) {
      setBefore({ ...before, source: null });
      throw new Error(
        t(
          'Not saved: somebody else has removed “{label}”. Save again, and it is there again, with what you see.',
          { label: place.label },
        ),
      );
    } else if (next.current !== before.source) await join();
  };
  /** Goes on with what is saved in another file, as a post of another day is; each step can still be undone. */
  const goOnIn = async (file: string) => {
    keepDraft(place, undefined);
    moveDrafts(place, file);
    const moved = await edited.reload(file).catch(() => undefined);
    if (moved) {
      // What the file got with its name, each step has too.
      const join = (own: object) => joinChanges(said, moved.said, own).value as object;
      history.map((one) => withSaid(one, join(read(one))));
      setBefore(moved);
      return;
    }
    // A server that starts again answers who opens it.
    window.onbeforeunload = null;
    location.assign(formOf(file));
  };
  /** Takes in what somebody else has changed in the file meanwhile; the next time it is saved with that. */
  const join = async () => {
    const theirs = await edited.reload(place.file).catch((error: Error) => {
      throw new Error(t('Not saved: {message}', { message: error.message }));
    });
    const joinWith = (own: object) => joinChanges(before.said, theirs.said, own);
    const readings = new Map([...readTexts(said, answer?.readings ?? {}), ...theirs.readings]);
    const fill = (value: unknown) => mapTexts(value, [], (text) => readings.get(text) ?? text);
    setNews(sayChanges(said, joinWith(said), fill));
    setBefore({ source: theirs.source, said: theirs.said });
    // Each step that can be undone has their change too.
    history.map((one) => withSaid(one, joinWith(read(one)).value as object));
    setWritten(written + 1);
  };
  const remove = async () => {
    const { file, label } = place;
    const question = languageOf(file)
      ? t('Delete “{label}”?', { label })
      : t('Delete “{label}” in all languages?', { label });
    if (!confirm(question)) return;
    const removal = { [file]: { before: before.source, now: null } };
    const { saved, problems } = await inUse.backend.write(removal).catch((error: Error) => {
      throw new Error(t('Not saved: {message}', { message: error.message }));
    });
    setRefused({ text, problems });
    if (problems.length > 0) return;
    if (!saved)
      throw new Error(
        t('Not saved: somebody else has changed it. Load this page again, and look at it.'),
      );
    keepDraft(place, undefined);
    window.onbeforeunload = null;
    location.assign(`${inUse.backend.address}?deleted=${encodeURIComponent(label)}`);
  };
  /** Takes back what was written elsewhere with what is saved. */
  const takeBack = async () => {
    const { saved } = await inUse.backend.write(answer?.undo ?? {});
    if (!saved)
      throw new Error(t('Not changed: somebody else has changed the old addresses meanwhile'));
    if (!answer) return;
    setSaved({ ...answer, elsewhere: [t('The old address leads nowhere')], undo: undefined });
  };
  const attempt = (act: () => Promise<void>) => async () => {
    // A repository takes seconds: nothing is done twice meanwhile.
    if (isBusy) return;
    setIsBusy(true);
    // What was said of the last time is said anew where it is still so.
    setRefused(undefined);
    setFailure('');
    setNews(undefined);
    await act().catch((error: Error) => setFailure(error.message));
    setIsBusy(false);
  };
  const uploads = useUploads(attempt(write), { isBusy, isChanged });
  const save = () => {
    // A link that leads nowhere is in its own field alone, and in nothing that could be saved.
    const open = document.querySelector<HTMLElement>('[data-untaken]');
    const words = `${open?.ariaLabel}: ${open?.dataset.untaken}`;
    setUntaken(open ? { text, words: t('Not saved: {message}', { message: words }) } : undefined);
    if (open) open.focus();
    else uploads.save();
  };
  // It is said until something else is.
  const isUntaken = untaken?.text === text;
  const problems = withoutFilled(answer?.own ?? [], answer?.checked, change.value);
  return {
    ...{ said, answer, history, written, undrawn, ...drawn, problems },
    /** How the texts read that are as they were when they were checked, by their fields. */
    readings: withoutChanged(answer?.readings ?? {}, answer?.checked, change.value),
    /** The same of what values do; undefined while nothing is checked. */
    effects: answer && withoutChanged(answer.effects, answer.checked, change.value),
    isChanged: isChanged || isUntaken,
    /** What it said when it was opened. */
    first: edited.said,
    isNew: before.source === null,
    /** What its language has of it, as it is saved; undefined while that is nothing. */
    state:
      before.source === null
        ? undefined
        : fieldAt(before.said, ['draft']) === true
          ? ('a draft' as const)
          : ('whole' as const),
    /** What becomes of other files, and what can be done about it. */
    elsewhere: (answer?.elsewhere ?? []).map((words): Note => {
      if (!answer?.isSaved || !answer.undo) return { words };
      return {
        words,
        act: { label: t('Leave the old address without a page'), run: attempt(takeBack) },
      };
    }),
    isSaving: isBusy || uploads.isWaiting,
    ...{ save, setUploads: uploads.setUploads, remove: attempt(remove) },
    step: (by: -1 | 1) => {
      const steps = by < 0 ? history.past : history.future;
      if (steps.length > 0) setStep({ by, count: step.count + 1 });
      history.step(by);
      setWritten(written + 1);
    },
    notices: {
      ...{ file: place.file, step },
      // What a draft lacks is seen where it is missing, and is no mistake.
      own: fieldAt(said, ['draft']) === true ? problems.filter(isWrong) : problems,
      ...{ isKept, failures: [isUntaken ? untaken.words : '', failure, undrawn].filter(Boolean) },
      others: answer?.others ?? [],
      broken: answer?.broken ?? [],
      behind: answer?.behind ?? [],
      isShown: answer?.isShown ?? true,
      isFound: start.past !== undefined && isChanged,
      // It is said until something else is.
      refused: refused?.text === text ? refused.problems : [],
      news: news && { ...news, choices: listOpen(news, said) },
      onChoice: (choice: Choice) => {
        history.act((now) => withSaid(now, takeTheirs(read(now), choice)));
        setWritten(written + 1);
      },
    } satisfies EditedNotices,
  };
}

const isWrong = ({ isUntranslated }: PlacedProblem) => !isUntranslated;

/** What a file is opened with: on it what was not saved the last time, which is a step to undo. */
function openDraft<State, Drawing>({ place, said, start, withSaid }: EditedFile<State, Drawing>) {
  const draft = takeDraft(place);
  if (!draft) return { now: start };
  const { value } = joinChanges(draft.before, said, draft.value);
  return { now: withSaid(start, value as object), past: [start] };
}
