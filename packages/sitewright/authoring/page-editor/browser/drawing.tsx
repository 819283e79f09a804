import { useGetPuck } from '@puckeditor/core';
import {
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { JsonSchema } from '../../../content/json-schema.ts';
import { removeScripts } from '../../browser/without-scripts.ts';
import type { Sample } from '../list-looks.ts';
import { type OtherField, useClicks } from './clicks.ts';
import { type GetPuck, useSafeKeys } from './keys.ts';
import { markFirstWords, noteFields } from './note-fields.ts';
import { type Pages, shownBy } from './pages.ts';
import type { Writing } from './text-toolbar.tsx';

/** The page as the server draws it: what is around its sections, and the sections. */
export interface Drawing {
  html: HTMLElement;
  main: Element;
}

async function drawPage(...page: Parameters<Pages['draw']>): Promise<HTMLElement> {
  const text = await shownBy.pages.draw(...page);
  return new DOMParser().parseFromString(text, 'text/html').documentElement;
}

/**
 * Has a page drawn as the draft of this window has it, with the field of each word; undefined where it cannot be.
 *
 * @param untranslated the fields for which the first language speaks
 */
export async function fetchDraft(
  path: string,
  untranslated: Parameters<typeof markFirstWords>[1],
): Promise<Drawing | undefined> {
  const [html, traced] = await Promise.all([drawPage(path, 'draft'), drawPage(path, 'traced')]);
  const [shown, other] = [html, traced].map((one) => one.querySelector('body'));
  if (shown && other) {
    noteFields(shown, other);
    markFirstWords(shown, untranslated);
  }
  return toDrawing(html);
}

function toDrawing(html: HTMLElement): Drawing | undefined {
  const main = html.querySelector('main');
  removeScripts(html);
  for (const one of html.querySelectorAll('[data-edit]')) one.remove();
  // Nothing in it leads away from the editor.
  for (const one of html.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary',
  )) {
    one.tabIndex = -1;
  }
  return main ? { html, main } : undefined;
}

/** The element of `main` that has a section of the page, by its key. */
export function findSection(main: Element, key: string): Element | null {
  if (key === 'hero') return main.firstElementChild;
  let found = main.querySelector(`#${key}`);
  while (found && found.parentElement !== main) found = found.parentElement;
  return found;
}

/** Brings a section into view where it stands on the page, by its key. */
export function showSection(key: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  frame?.contentDocument?.getElementById(key)?.scrollIntoView({ block: 'nearest' });
}

/** Pages with sections for the list, drawn one after the other: a draft does not wait for all of them. */
const pages = new Map<string, Promise<Drawing | undefined>>();

/** A section of a page as a document of its own. */
export async function drawSection({ path, key }: Sample): Promise<string> {
  const last = Promise.resolve([...pages.values()].at(-1)).catch(() => undefined);
  const page = pages.get(path) ?? last.then(async () => toDrawing(await drawPage(path, 'stored')));
  pages.set(path, page);
  // One that could not be had is asked for once more.
  page.catch(() => pages.delete(path));
  const { html, main } = (await page) ?? {};
  const section = main && findSection(main, key);
  return section ? `${html?.querySelector('head')?.innerHTML}<main>${section.outerHTML}` : '';
}

export const Shown = createContext<{
  drawing?: Drawing | undefined;
  /** The file of the page. */
  file: string;
  keys: ReadonlyMap<string, string>;
  /** What each kind of section may say, by its name. */
  schemas: ReadonlyMap<string, JsonSchema>;
  scheme: string;
  /** The editor, once it is there. */
  puck: { current: GetPuck | undefined };
  /** Whether the page can be seen. */
  isSeen: boolean;
  onSeen: () => void;
  /** Somebody clicks on what can be changed, in the lower half of what is seen of the page or not. */
  onClick: (isLow: boolean) => void;
  /** Somebody begins to type into the page. */
  onTyping: () => void;
  /** What can be done with the words that they type. */
  onWriting: (writing: Writing) => void;
  /** They are done. `restore` gives the page the words that were drawn, just before it is drawn anew. */
  onTyped: (restore: () => void) => void;
  onOther: (field: OtherField) => void;
}>({
  ...{ file: '', keys: new Map(), schemas: new Map(), scheme: 'light' },
  puck: { current: undefined },
  isSeen: false,
  onSeen: () => {},
  onClick: () => {},
  onTyping: () => {},
  onWriting: () => {},
  onTyped: () => {},
  onOther: () => {},
});

interface DrawnProps {
  element: Element;
  /** Takes the element that is drawn. */
  ref?: Ref<HTMLElement>;
}

/** An element of the drawing as React's, which is made anew only when it is another: the caret stays in it. */
export function Drawn({ element, ref }: DrawnProps) {
  const html = useMemo(() => element.innerHTML, [element]);
  const inner = useMemo(() => ({ __html: html }), [html]);
  const attributes = [...element.attributes].map(({ name, value }) => {
    // React takes an empty text for no.
    return [name === 'class' ? 'className' : name, name === 'hidden' || value] as const;
  });
  return createElement(element.localName, {
    ...Object.fromEntries(attributes),
    ...(ref && { ref }),
    dangerouslySetInnerHTML: inner,
  });
}

/** The selected section has an edge alone; the words under a click are found in spite of the editor. */
const frameStyle = `
  [class*="DraggableComponent-overlay"] { background: none !important }
  #frame-root { height: auto }
  :root { scrollbar-color: #8f8f8f transparent }
  [data-first-words] { outline: 2px dashed; outline-offset: 4px }
  [data-pick] body * {
    pointer-events: auto !important;
    -webkit-user-select: text !important;
    user-select: text !important;
  }
  [data-pick] body [class*="_DraggableComponent"], [data-pick] body [class*="_DraggableComponent"] * {
    pointer-events: none !important;
  }
  [contenteditable], [contenteditable] * {
    pointer-events: auto !important;
    -webkit-user-select: text !important;
    user-select: text !important;
    white-space: pre-wrap !important;
    cursor: text;
  }
`;

/** Calls back once a style sheet is there, or cannot be had. */
function onceLoaded(link: Element, done: (event: Event) => void): void {
  for (const name of ['load', 'error']) link.addEventListener(name, done, { once: true });
}

/** The frame of the page, with the page's styles, fonts, language and direction. */
export function Frame({ children, document: page }: { children: ReactNode; document?: Document }) {
  const shown = useContext(Shown);
  const { drawing, scheme, puck } = shown;
  const getPuck = useGetPuck();
  const root = page?.documentElement;
  const clicked = useRef(shown);
  const [isStyled, setIsStyled] = useState(false);
  useEffect(() => {
    clicked.current = shown;
    puck.current = getPuck;
  });
  useSafeKeys(page, getPuck);
  useClicks(page, getPuck, clicked);
  useEffect(() => {
    if (!page || !root || !drawing) return;
    root.lang = drawing.html.lang;
    root.dir = drawing.html.dir;
    root.toggleAttribute('data-face', drawing.html.hasAttribute('data-face'));
    const known = [...page.querySelectorAll('[data-page]')];
    const loading: Promise<unknown>[] = [];
    for (const one of drawing.html.querySelectorAll('head :is(style, link[rel=stylesheet])')) {
      one.setAttribute('data-page', '');
      if (known.some((other) => other.isEqualNode(one))) continue;
      const own = page.importNode(one, true);
      if (own.localName === 'link') loading.push(new Promise((done) => onceLoaded(own, done)));
      page.head.append(own);
    }
    Promise.all(loading).then(() => {
      setIsStyled(true);
      clicked.current.onSeen();
    });
  }, [page, root, drawing]);
  useEffect(() => {
    root?.style.setProperty('color-scheme', scheme);
    page?.defaultView?.frameElement?.setAttribute('style', `color-scheme: ${scheme}`);
  }, [page, root, scheme]);
  return (
    <>
      <style>{isStyled ? frameStyle : `${frameStyle} #frame-root { visibility: hidden }`}</style>
      {children}
    </>
  );
}
