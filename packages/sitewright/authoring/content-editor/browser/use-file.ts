import { useEffect, useRef, useState } from 'react';
import { keepDraft, restoreDraft } from '../../page-editor/browser/drafts.ts';
import type { DraftAnswer } from '../../page-editor/browser/pages.ts';
import {
  type Choice,
  listOpen,
  type News,
  takeTheirs,
} from '../../page-editor/browser/say-changes.ts';
import { joinChanges } from '../../saving/join-changes.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import type { FileDescription } from '../describe-file.ts';
import { editedBy, removeFile } from './contents.ts';
import { bodyOf, openFile, readFile, type Said, sayNews } from './file-said.ts';
import { sortFields, toFormSchema } from './form-schema.ts';

/** In milliseconds: what is typed in one go is one step to undo. */
const pause = 800;

addEventListener('storage', (event) => restoreDraft(event));

/** What a form makes of a file: what it says, its steps, its draft, its checks and its saves. */
export function useFile(description: FileDescription) {
  const { file, label } = description;
  const { contents } = editedBy;
  const [start] = useState(() => openFile(description));
  const [said, setSaid] = useState(start.said);
  const [past, setPast] = useState<Said[]>([]);
  const [before, setBefore] = useState({ source: description.source, said: start.saved });
  const [answer, setAnswer] = useState<DraftAnswer & { checked: object }>();
  /** What became of translations with the last save, until something else is said. */
  const [followed, setFollowed] = useState<{ text: string; words: readonly string[] }>();
  const [refused, setRefused] = useState<{ text: string; problems: readonly PlacedProblem[] }>();
  const [news, setNews] = useState<News>();
  const [failure, setFailure] = useState('');
  const [isKept, setIsKept] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);
  const [form, setForm] = useState(0);
  const lastChange = useRef(0);
  const schema = toFormSchema(description.schema, said.fields, description);
  const text = JSON.stringify(said);
  const isChanged = text !== JSON.stringify(before.said);
  const send = async (isToSave: boolean) => {
    const value = sortFields(said.fields, schema) as object;
    const body = said.body && { body: bodyOf(said) ?? '' };
    const change = { source: before.source, value, ...body };
    return { ...(await contents.change(file, change, isToSave)), checked: said.fields };
  };
  const edit = (next: Said) => {
    if (Date.now() - lastChange.current > pause) setPast((all) => [...all, said].slice(-100));
    lastChange.current = Date.now();
    setSaid(next);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    setSaid(last);
    setForm(form + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is checked when it says something else
  useEffect(() => {
    let isLast = true;
    const timer = setTimeout(async () => {
      const next = await send(false).catch(() => undefined);
      if (!next || !isLast) return;
      setAnswer(next);
      if (next.isShown) setRound((last) => last + 1);
    }, 300);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [text, before]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is kept when it says something else
  useEffect(() => {
    setIsKept(keepDraft(description, isChanged ? { before: before.said, value: said } : undefined));
    window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
  }, [text, before]);
  useEffect(() => {
    document.title = label;
  }, [label]);

  const save = async () => {
    const next = await send(true);
    setAnswer(next);
    setRefused({ text, problems: next.refused });
    setNews(undefined);
    setFollowed({ text, words: next.isSaved ? next.elsewhere : [] });
    if (next.isSaved) return setBefore({ source: next.text, said });
    if (next.current === before.source || next.refused.length > 0) return;
    // Somebody else has changed the file: the next time it is saved with what they wrote.
    const other = await contents.describe(file);
    const theirs = readFile(other);
    const joined = joinChanges(before.said, theirs, said);
    setNews(sayNews(before.said, theirs, joined));
    setBefore({ source: other.source, said: theirs });
    setSaid(joined.value as Said);
    setForm(form + 1);
  };
  const remove = async () => {
    if (!confirm(`Delete “${label}”?`)) return;
    const problems = await removeFile(file, before.source ?? '');
    setRefused({ text, problems });
    if (problems.length > 0) return;
    keepDraft(description, undefined);
    window.onbeforeunload = null;
    location.assign(contents.address);
  };
  /** Nothing is done twice while it is under way. */
  const attempt = (act: () => Promise<void>) => async () => {
    if (isBusy) return;
    setIsBusy(true);
    await act().then(
      () => setFailure(''),
      (error: Error) => setFailure(`Not saved: ${error.message}`),
    );
    setIsBusy(false);
  };
  return {
    ...{ said, schema, answer, failure, isKept, isBusy, isChanged, round, form, edit },
    news: news && { ...news, choices: listOpen(news, said) },
    /** Takes what somebody else has made of a place; that can be undone. */
    choose: (choice: Choice) => {
      edit(takeTheirs(said, choice));
      setForm(form + 1);
    },
    elsewhere: followed?.text === text ? followed.words : (answer?.elsewhere ?? []),
    // It is said until something else is.
    refused: refused?.text === text ? refused.problems : [],
    isFound: start.isFound && isChanged,
    isNew: before.source === null,
    /** What it said when it was opened. */
    first: start.saved,
    save: attempt(save),
    remove: attempt(remove),
    undo: past.length > 0 ? undo : undefined,
  };
}
