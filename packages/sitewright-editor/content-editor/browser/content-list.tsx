import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toPathPart } from 'sitewright/pages';
import { foldText } from 'sitewright/texts';
import { addressOfWords, editorOf, formOf } from '../../backend/browser/addresses.ts';
import { inUse } from '../../backend/browser/backend.ts';
import { Alert } from '../../browser/alert.tsx';
import { LeadLink } from '../../browser/problem-list.tsx';
import { useSettled } from '../../browser/use-settled.ts';
import { Changes } from '../../changes/browser/changes.tsx';
import { goOnTo } from '../../forms/browser/lead.ts';
import { today } from '../../forms/schema.ts';
import { nameState } from '../../page-editor/begin-translation.ts';
import { hasDrafts } from '../../page-editor/browser/drafts.ts';
import type { Note } from '../../page-editor/browser/messages/say-problem.ts';
import { PageActions } from '../../page-moves/browser/page-actions.tsx';
import { ReplaceWords } from '../../replace/browser/replace-words.tsx';
import { findMatches, isPhone } from '../../replace/find-matches.ts';
import { tWith } from '../../words/browser/words-with.tsx';
import { msg, t } from '../../words/words.ts';
import type { ContentEntry } from '../list-content.ts';

const groups = [msg('Pages'), msg('Texts'), msg('Posts'), msg('Everything else')] as const;

/** Everything that the site says, in one list with a search, and what can be begun. */
export function ContentList({ entries: first }: { entries: readonly ContentEntry[] }) {
  const [entries, setEntries] = useState(first);
  const [sought, setSought] = useState('');
  const settled = useSettled(sought);
  const [status, setStatus] = useState<readonly Note[]>([]);
  const [publications, setPublications] = useState(0);
  const [moved, setMoved] = useState<Moved>();
  const done = useRef<HTMLParagraphElement>(null);
  const onMoved = async (one: Moved) => {
    setEntries(await inUse.backend.list());
    setMoved(one);
  };
  // It is led to once all of the list is there as it is now.
  useEffect(() => {
    if (moved) goOnTo(done.current, moved.pressed);
  }, [moved]);
  useEffect(() => {
    document.title = t('All content');
    const deleted = readDeleted();
    if (!deleted) return;
    // What stood there from the start would not be spoken.
    setMoved(deleted);
    // Who comes back here is not told once more.
    history.replaceState(null, '', location.pathname);
  }, []);
  const found = entries.filter((one) => isFound(one, sought));
  const targets = entries.flatMap(({ address }) => address ?? []);
  const hasBlog = entries.some(({ file, isNew }) => file === 'blog.yaml' && !isNew);
  const { newPage, SignOut, Status, emptyHint } = inUse.backend;
  const isEmpty = entries.every(({ isNew }) => isNew);
  return (
    <main>
      <h1>{t('All content')}</h1>
      <div className="bar">
        {Status && (
          <Status
            isChanged={false}
            onSaid={setStatus}
            onPublished={() => setPublications(publications + 1)}
          />
        )}
        {SignOut && <SignOut />}
      </div>
      <div role="status">
        {status.map(({ words, href, isDone }) => (
          <p className={isDone ? 'said' : 'problem'} key={words}>
            <LeadLink {...{ words, href }} />
          </p>
        ))}
      </div>
      <Changes
        publications={publications}
        onChanged={async () => setEntries(await inUse.backend.list())}
      />
      <Alert>{isEmpty && emptyHint && emptyHint}</Alert>
      {/* It has the focus that was on what is gone. */}
      <p className="said" role="status" tabIndex={-1} ref={done}>
        {moved && <MovedWords {...{ moved, entries }} />}
      </p>
      <div className="field">
        <label htmlFor="search">{t('Search in all that the site says')}</label>
        <input
          id="search"
          type="search"
          dir="auto"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </div>
      <p className="hint" aria-hidden="true">
        {sought && sayFound(found.length)}
      </p>
      <p className="unseen" role="status">
        {sought && settled === sought && sayFound(found.length)}
      </p>
      <ReplaceWords
        words={sought.trim() && settled.trim()}
        onChanged={async () => setEntries(await inUse.backend.list())}
      />
      {groups.map((group) => (
        <section key={group}>
          <h2>{t(group)}</h2>
          {group === 'Pages' && <a href={newPage}>{t('New page')}</a>}
          {group === 'Texts' && <NewFile what="text" entries={entries} />}
          {group === 'Posts' &&
            (hasBlog ? <NewFile what="post" entries={entries} /> : <BeginBlog />)}
          <ul>
            {found
              .filter((one) => one.group === group)
              .map((one) => (
                <Entry key={one.file} {...{ one, sought, targets, onMoved }} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const sayFound = (count: number) =>
  count === 1 ? t('1 page or file has it') : t('{count} pages and files have it', { count });

/** A page that was renamed, duplicated or deleted, with the address that there is now. */
interface Moved {
  label: string;
  at: string | undefined;
  /** What had the focus when it was asked for. */
  pressed: Element | null;
}

/** What was deleted where it was open. */
function readDeleted(): Moved | undefined {
  const label = new URLSearchParams(location.search).get('deleted');
  return label === null ? undefined : { label, at: undefined, pressed: null };
}

/** What has become of a page, with a link to it. */
function MovedWords({ moved, entries }: { moved: Moved; entries: readonly ContentEntry[] }) {
  const { label, at } = moved;
  if (at === undefined) return t('“{label}” is deleted', { label });
  const [now] = Object.values(entries.find(({ address }) => address === at)?.editables ?? {});
  return tWith('Done: it is at {at}', { at: now ? <a href={editorOf(now)}>{at}</a> : at });
}

/** Whether a text has what is sought; a telephone number however it is written. */
const has = (text: string, sought: string) =>
  foldText(text).includes(foldText(sought.trim())) ||
  (isPhone(sought) && findMatches(text, sought).length > 0);

const isFound = ({ label, description, words, sections }: ContentEntry, sought: string) =>
  has([label, description, words, ...sections].join('\n'), sought);

/** The line that has what is sought, or the section that is called so, where the name of the entry does not. */
function lineWith({ label, words, sections }: ContentEntry, sought: string): string {
  if (!sought.trim() || has(label, sought)) return '';
  const [line, section] = [words.split('\n'), sections].map((all) =>
    all.find((one) => has(one, sought)),
  );
  return line?.trim() ?? (section ? t('It has “{section}”', { section }) : '');
}

interface EntryProps {
  one: ContentEntry;
  sought: string;
  /** The addresses of all pages. */
  targets: readonly string[];
  onMoved: (moved: Moved) => void;
}

function Entry({ one, sought, targets, onMoved }: EntryProps) {
  const { file, label, description, editables, isNew, address, offers } = one;
  const [[, first = { file }] = [], ...others] = Object.entries(editables);
  const line = lineWith(one, sought);
  return (
    <li>
      <div className="names">
        <a href={addressOfWords(first, sought)}>
          {isNew ? t('Create: {label}', { label }) : label}
        </a>
        {others.map(([tag, other]) => (
          <a
            key={tag}
            href={addressOfWords(other, sought)}
            hrefLang={tag}
            aria-label={`${label}, ${nameState(tag, other.state)}`}
          >
            {nameState(tag, other.state)}
          </a>
        ))}
        <span className="hint">{line || description}</span>
      </div>
      {address !== undefined && (
        <PageActions
          page={{ file, label, address }}
          targets={targets}
          offers={offers}
          move={(move) => inUse.backend.move(move)}
          onDone={(at, pressed) => onMoved({ label, at, pressed })}
          hasDrafts={async () => hasDrafts((await inUse.backend.describe(file)).folder, file)}
        />
      )}
    </li>
  );
}

const BeginBlog = () => (
  <p>
    {tWith('There are no posts yet. {link}, then write the first one.', {
      link: <a href={formOf('blog.yaml')}>{t('Create the list of posts')}</a>,
    })}
  </p>
);

interface NewFileProps {
  what: 'text' | 'post';
  entries: readonly ContentEntry[];
}

function NewFile({ what, entries }: NewFileProps) {
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(today);
  const [problem, setProblem] = useState('');
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const [language] = Object.keys(entries[0]?.editables ?? {});
    const name = toPathPart(title, language);
    const file = what === 'text' ? `pages/${name}.md` : `posts/${day}-${name}.md`;
    if (entries.some((one) => one.file === file))
      setProblem(t('There is one with this title already: give it another title'));
    else location.assign(`${formOf(file)}&title=${encodeURIComponent(title)}`);
  };
  return (
    <form className="bar" onSubmit={begin}>
      <input
        aria-label={what === 'text' ? t('Title of a new text') : t('Title of a new post')}
        placeholder={t('Title')}
        dir="auto"
        required
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {what === 'post' && (
        <label>
          {t('Published on')}{' '}
          <input
            type="date"
            max="9999-12-31"
            required
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
      )}
      <button type="submit">{what === 'text' ? t('Write a text') : t('Write a post')}</button>
      <Alert>{problem}</Alert>
    </form>
  );
}
