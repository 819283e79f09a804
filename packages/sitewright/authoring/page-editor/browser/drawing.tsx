import { useGetPuck } from '@puckeditor/core';
import { createContext, createElement, type ReactNode, useContext, useEffect } from 'react';
import { findField, focusField } from './find-field.ts';

/** The page as the server draws it: what is around its sections, and the sections. */
export interface Drawing {
  html: HTMLElement;
  main: Element;
}

/** Has the server draw a page, as a draft has it where there is one; undefined where it cannot. */
export async function fetchDrawing(path: string, draft = ''): Promise<Drawing | undefined> {
  const text = await (await fetch(`${path}?draft=${draft}`)).text();
  const html = new DOMParser().parseFromString(text, 'text/html').documentElement;
  const main = html.querySelector('main');
  for (const one of html.querySelectorAll('script, [data-edit]')) one.remove();
  // Nothing in it leads away from the editor.
  for (const one of html.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary',
  )) {
    one.tabIndex = -1;
  }
  return main ? { html, main } : undefined;
}

/** Pages with sections for the list, drawn one after the other: a draft does not wait for all of them. */
const pages = new Map<string, ReturnType<typeof fetchDrawing>>();

/** A section of a page as a document of its own. */
export async function drawSection({ path, key }: { path: string; key: string }): Promise<string> {
  const last = Promise.resolve([...pages.values()].at(-1));
  const page = pages.get(path) ?? last.then(() => fetchDrawing(path));
  pages.set(path, page);
  const { html, main } = (await page) ?? {};
  const section = main?.querySelector(`:scope > :is(#${key}, :has(#${key}))`);
  return section ? `${html?.querySelector('head')?.innerHTML}<main>${section.outerHTML}` : '';
}

/** An element of the drawing as React's. */
export function draw(element: Element, props: object): ReactNode {
  const attributes = [...element.attributes].map(({ name, value }) => {
    return [name === 'class' ? 'className' : name, value] as const;
  });
  const inner = { dangerouslySetInnerHTML: { __html: element.innerHTML } };
  return createElement(element.localName, {
    ...Object.fromEntries(attributes),
    ...props,
    ...inner,
  });
}

export const Shown = createContext<{
  drawing?: Drawing | undefined;
  keys: ReadonlyMap<string, string>;
  scheme: string;
}>({ keys: new Map(), scheme: 'light' });

/** The selected section has an edge alone; header and footer are only looked at; the words under a click are found in spite of the editor. */
const frameStyle = `
  [class*="DraggableComponent-overlay"] { background: none !important }
  #frame-root { height: auto }
  body :is(header, footer) { pointer-events: none }
  [data-pick] [data-puck-component] * { pointer-events: auto !important }
`;

/** The frame of the page, with the page's styles, fonts, language and direction. */
export function Frame({ children, document: page }: { children: ReactNode; document?: Document }) {
  const { drawing, scheme } = useContext(Shown);
  const getPuck = useGetPuck();
  const root = page?.documentElement;
  useEffect(() => {
    const pick = ({ clientX, clientY }: MouseEvent) => {
      root?.setAttribute('data-pick', '');
      const target = page?.elementFromPoint(clientX, clientY);
      root?.removeAttribute('data-pick');
      const id = target?.closest<HTMLElement>('[data-puck-component]')?.dataset.puckComponent;
      const field = findField(
        (id && getPuck().getItemById(id)?.props) || {},
        target?.textContent ?? '',
      );
      if (field) focusField(field);
    };
    page?.addEventListener('click', pick, true);
    return () => page?.removeEventListener('click', pick, true);
  }, [page, root, getPuck]);
  useEffect(() => {
    if (!page || !root || !drawing) return;
    root.lang = drawing.html.lang;
    root.dir = drawing.html.dir;
    root.toggleAttribute('data-face', drawing.html.hasAttribute('data-face'));
    const known = [...page.querySelectorAll('[data-page]')];
    for (const one of drawing.html.querySelectorAll('head :is(style, link[rel=stylesheet])')) {
      one.setAttribute('data-page', '');
      if (!known.some((other) => other.isEqualNode(one)))
        page.head.append(page.importNode(one, true));
    }
  }, [page, root, drawing]);
  useEffect(() => {
    root?.style.setProperty('color-scheme', scheme);
    page?.defaultView?.frameElement?.setAttribute('style', `color-scheme: ${scheme}`);
  }, [page, root, scheme]);
  return (
    <>
      <style>{frameStyle}</style>
      {children}
    </>
  );
}
