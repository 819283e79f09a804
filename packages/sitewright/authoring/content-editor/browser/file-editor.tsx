import { useEffect, useRef, useState } from 'react';
import { findDraft, keepDraft } from '../../page-editor/browser/drafts.ts';
import { Notices } from '../../page-editor/browser/notices.tsx';
import type { DraftAnswer } from '../../page-editor/browser/pages.ts';
import { sayChanges } from '../../page-editor/browser/say-changes.ts';
import { joinChanges } from '../../saving/join-changes.ts';
import type { FileDescription } from '../describe-file.ts';
import { askForAlt } from './ask-alt.ts';
import { FileForm } from './file-form.tsx';
import { sortFields, toFormSchema } from './form-schema.ts';
import { MarkdownText } from './markdown-text.tsx';
import { PagePreview } from './page-preview.tsx';
import { checkChange, readDescription, removeFile, saveChange } from './server.ts';

/** What a file says: its fields and, of Markdown, the text below them. */
interface Said {
  fields: object;
  /** In paragraphs, so that what two people wrote can be joined. */
  body?: string[];
}

const readFile = ({ value, body }: Pick<FileDescription, 'value' | 'body'>): Said => ({
  fields: value,
  ...(body !== undefined && { body: body.split(/(?<=\n\n)(?!\n)/) }),
});

const bodyOf = ({ body }: Said) => body?.join('');

/** What a file is opened with: on it what was not saved the last time. */
function openFile(description: FileDescription) {
  const saved = readFile(description);
  const title = new URLSearchParams(location.search).get('title');
  const begun = {
    ...saved,
    fields: { ...saved.fields, ...description.start, ...(title && { title }) },
  };
  const draft = findDraft(description);
  const said = draft ? (joinChanges(draft.before, saved, draft.value).value as Said) : begun;
  return { saved, said, isFound: draft !== undefined };
}

/** The form of a file, beside a page that shows it. */
export function FileEditor({ description }: { description: FileDescription }) {
  const { file, label, page, languages } = description;
  const [start] = useState(() => openFile(description));
  const [said, setSaid] = useState(start.said);
  const [past, setPast] = useState<Said[]>([]);
  const [before, setBefore] = useState({ source: description.source, said: start.saved });
  const [answer, setAnswer] = useState<DraftAnswer>();
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState('');
  const [isKept, setIsKept] = useState(true);
  const [round, setRound] = useState(0);
  const [form, setForm] = useState(0);
  const lastChange = useRef(0);
  const schema = toFormSchema(description.schema, said.fields, description);
  const text = JSON.stringify(said);
  const isChanged = text !== JSON.stringify(before.said);
  const change = () => ({
    source: before.source,
    value: sortFields(said.fields, schema) as object,
    ...(said.body && { body: bodyOf(said) ?? '' }),
  });
  const edit = (next: Said) => {
    // What is typed in one go is one step.
    if (Date.now() - lastChange.current > 800) setPast((all) => [...all, said].slice(-100));
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
      const next = await checkChange(file, change()).catch(() => undefined);
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
    document.title = `${label} (${file})`;
  }, [label, file]);

  const save = async () => {
    const next = await saveChange(file, change());
    setAnswer(next);
    setNews('');
    if (next.isSaved) return setBefore({ source: next.text, said });
    if (next.current === before.source || next.refused.length > 0) return;
    // Somebody else has changed the file: the next time it is saved with what they wrote.
    const other = await readDescription(file);
    const theirs = readFile(other);
    const { value, conflicts } = joinChanges(before.said, theirs, said);
    setNews(sayChanges(before.source ?? '', next.current ?? '', conflicts));
    setBefore({ source: other.source, said: theirs });
    setSaid(value as Said);
    setForm(form + 1);
  };
  const remove = async () => {
    if (!confirm(`Delete “${label}” (${file})?`)) return;
    await removeFile(file);
    keepDraft(description, undefined);
    window.onbeforeunload = null;
    location.assign('/admin');
  };
  const attempt = (act: () => Promise<void>) => () =>
    act().then(
      () => setFailure(''),
      (error: Error) => setFailure(`Not saved: ${error.message}`),
    );
  const problems = answer?.own ?? [];
  const mistakes = [
    ...problems.map((one) => `${one.field || `line ${one.line}`}: ${one.message}`),
    ...(answer?.others ?? []),
  ];
  return (
    <div className={page ? 'beside' : ''}>
      <main>
        <nav aria-label="Content" className="bar">
          <a href="/admin">All content</a>
          {languages.length > 1 && (
            <select
              aria-label="Language"
              value={languages.find(({ editor }) => editor === location.pathname)?.editor}
              onChange={({ target }) => location.assign(target.value)}
            >
              {languages.map(({ name, editor, isThere }) => (
                <option key={editor} value={editor}>
                  {isThere ? name : `${name}, not begun`}
                </option>
              ))}
            </select>
          )}
        </nav>
        <h1>{label}</h1>
        <p className="hint">{file}</p>
        <div className="bar save">
          <button type="button" className="main" onClick={attempt(save)}>
            {isChanged ? 'Save' : 'Saved'}
          </button>
          <button type="button" disabled={past.length === 0} onClick={undo}>
            Undo
          </button>
          {before.source !== null && file.endsWith('.md') && (
            <button type="button" onClick={attempt(remove)}>
              Delete
            </button>
          )}
          {page && <a href={page}>Open the page</a>}
        </div>
        {failure && (
          <p className="problem" role="alert">
            {failure}
          </p>
        )}
        <Notices
          {...{ isKept, news, mistakes }}
          isFound={start.isFound && isChanged}
          refused={answer?.refused ?? []}
        />
        <FileForm
          key={form}
          {...{ description, schema, problems }}
          value={said.fields}
          onChange={(fields) => edit({ ...said, fields: askForAlt(said.fields, fields) })}
        />
        {said.body && (
          <MarkdownText
            key={`text ${form}`}
            text={bodyOf(said) ?? ''}
            description={description}
            onChange={(body) =>
              edit({ ...said, ...readFile({ value: {}, body }), fields: said.fields })
            }
          />
        )}
      </main>
      {page && <PagePreview {...{ page, round }} />}
    </div>
  );
}
