import { type Backend, inUse } from '../../backend/browser/backend.ts';
import type { Sample } from '../list-looks.ts';
import { markFirstWords, noteFields } from './note-fields.ts';

/** The page as the server draws it: what is around its sections, and the sections. */
export interface Drawing {
  html: HTMLElement;
  main: Element;
}

async function drawPage(...page: Parameters<Backend['draw']>): Promise<HTMLElement> {
  const text = await inUse.backend.draw(...page);
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
    openFolded(shown);
  }
  return toDrawing(html);
}

/** Shows what visitors unfold, such as the answer to a question: words are changed where they are seen. */
function openFolded(page: Element): void {
  for (const one of page.querySelectorAll('details')) {
    // Of several with one name, one alone would be open.
    one.removeAttribute('name');
    one.open = true;
  }
}

/** Has a page that is shown for its looks run nothing: what its scripts would show of an announcement is there at once. */
function removeScripts(page: Element): void {
  for (const one of page.querySelectorAll('script, [data-edit]')) one.remove();
  for (const one of page.querySelectorAll<HTMLElement>('[data-announcement] [hidden]'))
    one.hidden = false;
}

/** A page as a form shows it beside itself, with its draft: what is clicked opens elsewhere. */
export async function drawPreview(path: string): Promise<string> {
  const html = await drawPage(path, 'draft');
  removeScripts(html);
  html
    .querySelector('head')
    ?.append(Object.assign(document.createElement('base'), { target: '_blank' }));
  return `<!doctype html>${html.outerHTML}`;
}

function toDrawing(html: HTMLElement): Drawing | undefined {
  const main = html.querySelector('main');
  removeScripts(html);
  // Nothing in it leads away from the editor.
  for (const one of html.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary',
  )) {
    one.tabIndex = -1;
  }
  return main ? { html, main } : undefined;
}

/** Calls back once a style sheet is there, or cannot be had. */
function onceLoaded(link: Element, done: (event: Event) => void): void {
  for (const name of ['load', 'error']) link.addEventListener(name, done, { once: true });
}

/**
 * Gives a page that is shown the language, the direction, the classes and the styles of one that was drawn.
 *
 * @returns when its styles are there
 */
export async function takeStyles(page: Document, html: HTMLElement): Promise<void> {
  const root = page.documentElement;
  root.lang = html.lang;
  root.dir = html.dir;
  root.className = html.className;
  root.toggleAttribute('data-face', html.hasAttribute('data-face'));
  // No part of it has an estimated height, as none has once a visitor has the page.
  root.setAttribute('data-laid-out', '');
  const known = [...page.querySelectorAll('[data-page]')];
  const loading: Promise<unknown>[] = [];
  for (const one of html.querySelectorAll('head :is(style, link[rel=stylesheet])')) {
    one.setAttribute('data-page', '');
    if (known.some((other) => other.isEqualNode(one))) continue;
    const own = page.importNode(one, true);
    if (own.localName === 'link') loading.push(new Promise((done) => onceLoaded(own, done)));
    page.head.append(own);
  }
  await Promise.all(loading);
}

/** The element of `main` that has a section of the page, by its key. */
export function findDrawnSection(main: Element, key: string): Element | null {
  if (key === 'hero') return main.firstElementChild;
  let found = main.querySelector(`#${key}`);
  while (found && found.parentElement !== main) found = found.parentElement;
  return found;
}

/** Pages with sections for the list, drawn one after the other: a draft does not wait for all of them. */
const pages = new Map<string, Promise<Drawing | undefined>>();

/** A section of a page as a document of its own. @throws Error where its page is not drawn with it */
export async function drawSection({ path, key }: Sample): Promise<string> {
  const last = Promise.resolve([...pages.values()].at(-1)).catch(() => undefined);
  const page = pages.get(path) ?? last.then(async () => toDrawing(await drawPage(path, 'stored')));
  pages.set(path, page);
  // One that could not be had is asked for once more.
  page.catch(() => pages.delete(path));
  const { html, main } = (await page) ?? {};
  const section = main && findDrawnSection(main, key);
  if (!section) {
    // It is asked for anew the next time.
    pages.delete(path);
    throw new Error(`${path} is drawn without ${key}`);
  }
  return `${html?.querySelector('head')?.innerHTML}<main>${section.outerHTML}`;
}
