import { useEffect, useState } from 'react';
import type { FieldPath } from 'sitewright/content';
import { askForAlt } from '../../forms/ask-alt.ts';
import { useHistory } from '../../forms/browser/history.ts';
import { toSaid } from '../../forms/schema.ts';
import { sayAt } from '../../forms/set-at.ts';
import { keepDraft, restoreDraft } from '../../page-editor/browser/drafts.ts';
import {
  type Choice,
  listOpen,
  type News,
  takeTheirs,
} from '../../page-editor/browser/messages/say-changes.ts';
import type { DraftAnswer } from '../../page-editor/browser/pages.ts';
import { joinChanges } from '../../saving/join-changes.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import type { FileDescription } from '../describe-file.ts';
import { editedBy, removeFile } from './contents.ts';
import { bodyOf, type FileValue, openFile, readFile, sayNews } from './file-value.ts';

addEventListener('storage', (event) => restoreDraft(event));

/** What a form makes of a file: what it says, its steps, its draft, its checks and its saves. */
export function useFile(description: FileDescription) {
  const { file, label } = description;
  const { contents } = editedBy;
  const [start] = useState(() => openFile(description));
  const history = useHistory(() => ({ now: start.said }));
  const said = history.now;
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
  /** Another number where the text is another one than what was written into it. */
  const [written, setWritten] = useState(0);
  const text = JSON.stringify(said);
  const isChanged = text !== JSON.stringify(before.said);
  const send = async (isToSave: boolean) => {
    const value = (toSaid(said.fields, description.schema) ?? {}) as object;
    const body = said.body && { body: bodyOf(said) ?? '' };
    const change = { source: before.source, value, ...body };
    return { ...(await contents.change(file, change, isToSave)), checked: said.fields };
  };
  const undo = () => {
    history.step(-1);
    setWritten(written + 1);
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
    // Each step that can be undone has their change too.
    history.map((one) => joinChanges(before.said, theirs, one).value as FileValue);
    setWritten(written + 1);
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
    ...{ said, answer, failure, isKept, isBusy, isChanged, round, edit: history.change },
    text: `text ${written}`,
    /** Has a field say something; undefined takes it away. What another picture shows is to be said anew. */
    set: (place: FieldPath, next: unknown) =>
      history.change(({ fields, ...rest }) => ({
        ...{ ...rest, fields: askForAlt(fields, sayAt(fields, place, next)) },
      })),
    news: news && { ...news, choices: listOpen(news, said) },
    /** Takes what somebody else has made of a place; that can be undone. */
    choose: (choice: Choice) => {
      history.act((now) => takeTheirs(now, choice));
      setWritten(written + 1);
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
    undo: history.past.length > 0 ? undo : undefined,
  };
}
