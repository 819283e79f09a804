import { Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { formatPath } from '../../../content/yaml-file.ts';
import { type Conflict, joinChanges } from '../../saving/join-changes.ts';
import type { changePage, PageDescription } from '../page-draft.ts';
import { type Drawing, Frame, fetchDrawing, Shown } from './drawing.tsx';
import { Messages, WithMessages } from './messages.tsx';
import { Notices } from './notices.tsx';
import { keysOf, toData, toFile } from './page-data.ts';
import { createConfig, Kind, Kinds, SectionActions } from './sections.tsx';

const place = location.pathname;
const path = place.replace('/admin/edit', '') || '/';
/** By this the server knows the draft of this window. */
const draft = crypto.randomUUID();

const iframe = { syncHostStyles: false };
const dictionary = { 'plugin-blocks': 'Sections' };
const free = {};
const fixed = { drag: false, duplicate: false, delete: false, insert: false };

type Answer = Omit<Awaited<ReturnType<typeof changePage>>, 'content'> & {
  /** Whether the server shows the page with the change. */
  isShown: boolean;
};

const Toolbar = createContext(<div />);
const overrides = {
  iframe: Frame,
  fieldTypes: Object.fromEntries(
    ['text', 'textarea', 'number', 'select', 'array', 'object'].map((one) => [one, WithMessages]),
  ),
  drawer: Kinds,
  drawerItem: Kind,
  fields: ({ children }: { children: ReactNode }) => (
    <>
      <SectionActions />
      {children}
    </>
  ),
  headerActions: () => useContext(Toolbar),
};

function Editor({ page }: { page: PageDescription }) {
  const [start, setStart] = useState(() => toData(page.value, page));
  const [data, setData] = useState(start);
  const [before, setBefore] = useState({ source: page.source, value: toFile(start, page).value });
  const [answer, setAnswer] = useState<Answer>();
  const [drawing, setDrawing] = useState<Drawing>();
  const [scheme, setScheme] = useState('light');
  const [news, setNews] = useState('');
  const config = useMemo(() => createConfig(page), [page]);
  const keys = keysOf(data);
  const file = toFile(data, page);
  const said = JSON.stringify(file);
  const isChanged = JSON.stringify(file.value) !== JSON.stringify(before.value);
  const send = async (method: string): Promise<Answer> => {
    const body = JSON.stringify({ ...file, source: before.source });
    const response = await fetch(`${place}?draft=${draft}`, { method, body }).catch(() => {
      throw new Error('Not saved: the server does not answer. Start it, and save again here.');
    });
    if (!response.ok) throw new Error(`Not saved: ${await response.text()}`);
    return response.json();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is drawn when it says something else
  useEffect(() => {
    // What the server says of an earlier draft may come after what it says of this one.
    let isLast = true;
    const timer = setTimeout(async () => {
      const next = await send('POST').catch(() => undefined);
      if (!next) return;
      const shown = next.isShown ? await fetchDrawing(path, draft) : undefined;
      if (!isLast) return;
      setAnswer(next);
      if (shown) setDrawing(shown);
    }, 200);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [said]);
  useEffect(() => {
    window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
  }, [isChanged]);

  const save = async () => {
    const next = await send('PUT').catch((error) => alert(error.message));
    if (!next) return;
    setAnswer(next);
    setNews('');
    if (next.isSaved) setBefore({ source: next.text, value: file.value });
    else if (next.current !== before.source) await join(next.current);
  };
  /** Takes in what somebody else has changed in the file meanwhile; the next time it is saved with that. */
  const join = async (source: string) => {
    const other: PageDescription = await (await fetch(`${place}?data`)).json();
    const { value } = toFile(toData(other.value, page), page);
    const result = joinChanges(before.value, value, file.value);
    const joined = toData(result.value as object, page);
    const both = result.conflicts.map(sayConflict);
    const gone = linesBeside(before.source, source, '−');
    setNews([...both, ...gone, ...linesBeside(source, before.source, '+')].join(''));
    setBefore({ source, value });
    setStart(joined);
    setData(joined);
  };

  const problems = answer?.own ?? [];
  const mistakes = [
    ...problems.map(({ field, message }) => `${field}: ${message}`),
    ...(answer?.others ?? []),
  ];
  const toolbar = (
    <div className="bar">
      <Notices {...{ news, mistakes }} refused={answer?.refused ?? []} />
      <select
        aria-label="Language"
        value={place}
        onChange={({ target }) => location.assign(target.value)}
      >
        {page.languages.map(({ name, path: one }) => (
          <option key={one} value={`/admin/edit${one === '/' ? '/' : one}`}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Colours"
        value={scheme}
        onChange={({ target }) => setScheme(target.value)}
      >
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
      <a href="/admin/edit/?new">New page</a>
      <a href="/admin">Posts, buttons, menus, brand</a>
      <button type="button" onClick={save}>
        {isChanged ? 'Save' : 'Saved'}
      </button>
    </div>
  );
  return (
    <Shown value={{ drawing, keys, scheme }}>
      <Messages value={{ keys, problems, inherited: page.inherited }}>
        <Toolbar value={toolbar}>
          <Puck
            key={JSON.stringify(start)}
            {...{ config, overrides, iframe, dictionary, data: start, onChange: setData }}
            permissions={page.isTranslation ? fixed : free}
            headerTitle={page.file}
          />
        </Toolbar>
      </Messages>
    </Shown>
  );
}

/** What two people said in one place, and whose words are in the page now. */
function sayConflict({ path: place, theirs, stands }: Conflict): string {
  const they = theirs === undefined ? 'they removed it' : `they wrote ${JSON.stringify(theirs)}`;
  const now = stands === 'own' ? 'your words stand' : 'you removed it, and it is there again';
  return `! ${formatPath(place)}: ${they}; ${now}\n`;
}

/** The lines of a text that another one has not, each behind a sign. */
const linesBeside = (text: string, other: string, sign: string) =>
  text.split('\n').flatMap((line) => (other.split('\n').includes(line) ? [] : `${sign} ${line}\n`));

// Lists in the form open by a click alone, and kinds of sections are dragged.
addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return;
  if (target.matches('div[role=button]')) target.click();
});

const page: PageDescription = await (await fetch(`${place}?data`)).json();
createRoot(document.getElementById('editor') as HTMLElement).render(<Editor page={page} />);
