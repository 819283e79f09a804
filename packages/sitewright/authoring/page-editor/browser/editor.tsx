import { type Data, Puck, type PuckApi } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createRoot } from 'react-dom/client';
import { formatProblem } from '../../../content/problem.ts';
import { addStyles } from '../../browser/add-styles.ts';
import { Failure } from '../../browser/failure.tsx';
import { keepFocus } from '../../browser/keep-focus.ts';
import { endOpening, sayOpening } from '../../browser/opening.ts';
import { editedBy } from '../../content-editor/browser/contents.ts';
import { PageActions } from '../../moving/browser/page-actions.tsx';
import { joinChanges } from '../../saving/join-changes.ts';
import type { PageDescription } from '../page-draft.ts';
import type { OtherField } from './clicks.ts';
import { hasDrafts, keepDraft, restoreDraft, takeDraft } from './drafts.ts';
import { Frame, Shown } from './drawing.tsx';
import { withoutFilled } from './filled.ts';
import { joinSteps } from './keys.ts';
import { leadToField } from './lead-to-field.ts';
import { Messages, WithMessages } from './messages.tsx';
import { keepControlsNamed } from './name-controls.ts';
import { openNewEntries } from './new-entry.ts';
import { NewPageForm } from './new-page.tsx';
import { Notices } from './notices.tsx';
import { Outline } from './outline.tsx';
import { PageChoices } from './page-choices.tsx';
import { keysOf, toData, toFile } from './page-data.ts';
import styles from './page-editor.css?inline';
import { shownBy } from './pages.ts';
import { TextField } from './rich-field.tsx';
import { sayChanges } from './say-changes.ts';
import { sayStale } from './say-problem.ts';
import { createConfig, Kind, Kinds, SectionActions } from './sections.tsx';
import { SharedField } from './shared-field.tsx';
import { findStaleTexts } from './stale-texts.ts';
import { TextToolbar, type Writing } from './text-toolbar.tsx';
import { useDraft } from './use-draft.ts';

const iframe = { syncHostStyles: false };
const dictionary = { 'plugin-blocks': 'Sections' };
const free = {};
const fixed = { drag: false, duplicate: false, delete: false, insert: false };

const Toolbar = createContext(<div />);
const overrides = {
  iframe: Frame,
  fieldTypes: {
    ...Object.fromEntries(
      ['text', 'number', 'select', 'array', 'object'].map((one) => [one, WithMessages]),
    ),
    textarea: TextField,
  },
  outline: Outline,
  drawer: Kinds,
  drawerItem: Kind,
  fields: ({ children }: { children: ReactNode }) => (
    <>
      <SectionActions />
      <p className="hint needed">* is needed</p>
      {children}
    </>
  ),
  headerActions: () => useContext(Toolbar),
};

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

function Editor({ page, path }: { page: PageDescription; path: string }) {
  const [start] = useState(() => openPage(page));
  const [data, setData] = useState(start.data);
  const [before, setBefore] = useState({
    source: page.source,
    value: toFile(start.saved, page).value,
  });
  const [scheme, setScheme] = useState('light');
  const [refused, setRefused] = useState<{ said: string; lines: readonly string[] }>();
  const [news, setNews] = useState('');
  const [status, setStatus] = useState<readonly string[]>([]);
  const [writing, setWriting] = useState<Writing>();
  const [isKept, setIsKept] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [shared, setShared] = useState<OtherField>();
  const [round, setRound] = useState(0);
  const puck = useRef<() => PuckApi>(undefined);
  const config = useMemo(() => createConfig(page), [page]);
  const schemas = useMemo(() => new Map(page.kinds.map((one) => [one.name, one.schema])), [page]);
  const keys = keysOf(data);
  const file = toFile(data, page);
  const said = JSON.stringify(file);
  const isChanged = JSON.stringify(file.value) !== JSON.stringify(before.value);
  const send = async (isToSave: boolean) => {
    const change = { ...file, source: before.source };
    return { ...(await shownBy.pages.change(path, change, isToSave)), checked: file.value };
  };

  const { answer, setAnswer, drawing, onTyping, onTyped } = useDraft(path, `${round} ${said}`, () =>
    send(false),
  );
  const [isSeen, setIsSeen] = useState(false);
  const isOpen = isSeen || answer?.isShown === false;
  useEffect(() => {
    if (isOpen) endOpening();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is kept when it says something else
  useEffect(() => {
    const draft = { before: before.value, value: file.value };
    setIsKept(keepDraft(page, isChanged ? draft : undefined));
  }, [said, before]);
  useEffect(() => {
    window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
  }, [isChanged]);

  const save = async () => {
    // A repository takes seconds: the same is not saved twice meanwhile.
    if (isSaving) return;
    setIsSaving(true);
    const next = await send(true).catch((error) => alert(error.message));
    setIsSaving(false);
    if (!next) return;
    setAnswer(next);
    setRefused({ said, lines: next.refused });
    setNews('');
    const wrong = next.own.find((one) => next.refused.includes(formatProblem(one)));
    if (wrong?.field) lead(wrong.field);
    if (next.isSaved) setBefore({ source: next.text, value: file.value });
    else if (next.current === null)
      alert(`Not saved: ${page.file} is gone. Somebody else has removed it.`);
    else if (next.current !== before.source)
      await join(next.current).catch((error) => alert(`Not saved: ${error.message}`));
  };
  /** Takes in what somebody else has changed in the file meanwhile; the next time it is saved with that. */
  const join = async (source: string) => {
    const other = await shownBy.pages.describe(path);
    const { value } = toFile(toData(other.value, page), page);
    const joinWith = (own: Data) => joinChanges(before.value, value, toFile(own, page).value);
    const result = joinWith(data);
    setNews(sayChanges(before.source, source, result.conflicts));
    setBefore({ source, value });
    const getPuck = puck.current;
    // Each step that can be undone has their change too.
    getPuck?.().history.setHistories(
      joinSteps(getPuck(), (own) => toData(joinWith(own).value as object, page)),
    );
  };

  const problems = withoutFilled(answer?.own ?? [], answer?.checked, file.value);
  const first = useMemo(() => toFile(start.saved, page).value, [start, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is another when it says something else
  const stale = useMemo(() => findStaleTexts(first, file.value), [first, said]);
  const lead = (field: string) => puck.current && leadToField(field, keys, puck.current());
  const toolbar = (
    <div className="bar">
      <PageChoices {...{ path, scheme }} languages={page.languages} onScheme={setScheme} />
      <button type="button" aria-disabled={isSaving} onClick={save}>
        {isSaving ? 'Saving …' : isChanged ? 'Save' : 'Saved'}
      </button>
      <PageActions
        page={page.whole}
        targets={page.pages}
        menus={page.menus}
        move={(one) => shownBy.pages.move(one)}
        onDone={(address) => shownBy.pages.openMade(address)}
        hasDrafts={async () => hasDrafts(page.folder, page.whole.file)}
      />
      {shownBy.pages.Status && <shownBy.pages.Status isChanged={isChanged} onSaid={setStatus} />}
    </div>
  );
  return (
    <Shown
      value={{
        ...{ drawing, file: page.file, keys, schemas, scheme, puck, onWriting: setWriting },
        onSeen: () => setIsSeen(true),
        onTyping,
        onTyped: (restore) => {
          onTyped(restore);
          setWriting(undefined);
        },
        onOther: setShared,
      }}
    >
      <Messages
        value={{
          ...{ keys, problems, inherited: page.inherited, targets: page.targets },
          readings: answer?.readings ?? {},
        }}
      >
        <Toolbar value={toolbar}>
          <h1 className="unseen">{page.file}</h1>
          <Notices
            {...{ isKept, news }}
            own={problems}
            others={answer?.others ?? []}
            broken={answer?.broken ?? []}
            isShown={answer?.isShown ?? true}
            isFound={start.history !== undefined && isChanged}
            // It is said until something else is.
            refused={refused?.said === said ? refused.lines : []}
            more={[...status.map((words) => ({ words })), ...stale.map(sayStale)]}
            onLead={lead}
          />
          {shared && (
            <SharedField
              field={shared}
              onClose={() => setShared(undefined)}
              onSaved={() => {
                setShared(undefined);
                setRound(round + 1);
              }}
            />
          )}
          <Puck
            {...{ config, overrides, iframe, dictionary, data: start.data, onChange: setData }}
            {...(start.history && { initialHistory: start.history })}
            ui={matchMedia('(width < 56rem)').matches ? { leftSideBarVisible: false } : {}}
            permissions={page.isTranslation ? fixed : free}
            headerTitle={page.file}
          />
          {!isOpen && (
            <p className="busy" role="status">
              Drawing the page …
            </p>
          )}
          {writing && (
            <section className="writing" aria-label="Words on the page">
              <TextToolbar writing={writing} targets={page.targets} />
            </section>
          )}
        </Toolbar>
      </Messages>
    </Shown>
  );
}

// Lists in the form open by a click alone, and kinds of sections are dragged.
addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || !target.matches('div[role=button]')) return;
  // With a blank, what can be dragged is dragged.
  const isChoice = key === ' ' && target.hasAttribute('data-choice');
  if (isChoice) event.preventDefault();
  if (isChoice || key === 'Enter') target.click();
});

addEventListener('storage', (event) => restoreDraft(event));

/** Shows the editor of the page at an address such as `/sv/pricing`. */
export async function showEditor(path: string): Promise<void> {
  addStyles(styles);
  const root = document.getElementById('editor') as HTMLElement;
  sayOpening('Reading the page …');
  const page = await shownBy.pages.describe(path).catch((error: Error) => error);
  if (page instanceof Error) {
    endOpening();
    createRoot(root).render(<Failure error={page} list={editedBy.contents.address} />);
    return;
  }
  document.title = page.file;
  root.role = 'main';
  keepControlsNamed(root);
  openNewEntries(root);
  keepFocus(root);
  createRoot(root).render(<Editor {...{ page, path }} />);
}

/** Shows the form for a new page. */
export async function showNewPage(): Promise<void> {
  addStyles(styles);
  sayOpening('Reading the content …');
  const offers = await shownBy.pages.describe('/');
  endOpening();
  document.title = 'New page';
  const root = document.getElementById('editor') as HTMLElement;
  createRoot(root).render(<NewPageForm offers={offers} />);
}
