import { removeScripts } from '../../browser/without-scripts.ts';
import type { Sample } from '../list-looks.ts';
import { markFirstWords, noteFields } from './note-fields.ts';
import { type Pages, shownBy } from './pages.ts';

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
export function findDrawnSection(main: Element, key: string): Element | null {
  if (key === 'hero') return main.firstElementChild;
  let found = main.querySelector(`#${key}`);
  while (found && found.parentElement !== main) found = found.parentElement;
  return found;
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
  const section = main && findDrawnSection(main, key);
  return section ? `${html?.querySelector('head')?.innerHTML}<main>${section.outerHTML}` : '';
}
