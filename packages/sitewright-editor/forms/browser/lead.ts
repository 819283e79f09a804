import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, formatPath } from 'sitewright/content';
import { readAnchor } from '../../backend/browser/addresses.ts';

/** The entry that is open of each list, by the names of the lists; -1 for none. */
export interface OpenEntries {
  entries: Readonly<Record<string, number>>;
  set: (list: FieldPath, entry: number) => void;
}

/** Where the cursor is put in a text, else behind it: an index, or all of it, which the next key writes over. */
export type Caret = number | 'all';

/** Opens the entries that a field is in, and puts the cursor into it, or into the first field inside. */
export type Lead = (path: FieldPath, caret?: Caret) => void;

/** Which entries of lists are open in a form. */
export function useOpenEntries(): OpenEntries & { openTo: (path: FieldPath) => void } {
  const [entries, setEntries] = useState<OpenEntries['entries']>({});
  return {
    entries,
    set: (list, entry) => setEntries((all) => ({ ...all, [formatPath(list)]: entry })),
    openTo(path) {
      const steps = path.flatMap((step, at) =>
        typeof step === 'number' ? [[formatPath(path.slice(0, at)), step] as const] : [],
      );
      setEntries((all) => ({ ...all, ...Object.fromEntries(steps) }));
    },
  };
}

/** A field in the form that is shown, by its place in the file. Its section is no part of its name there. */
export const nameInForm = (section: string, path: FieldPath): string =>
  formatPath(section ? path.slice(1) : path);

function findFields(section: string, path: FieldPath): HTMLElement[] {
  const own = `[data-section="${section}"]`;
  const name = nameInForm(section, path);
  const selector = name ? `${own}[data-field="${CSS.escape(name)}"]` : `${own}[data-field]`;
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

// Buttons of a toolbar stand before the text that they are for.
const inputs =
  ':is(input:not([type=file]), textarea, select, summary, button):not([role=toolbar] *)';

/**
 * Moves the focus to what somebody has chosen in a list, in the editor or on the page, and brings it into view with what
 * is said below it.
 */
export function goTo(chosen: HTMLElement | null | undefined): void {
  chosen?.focus({ preventScroll: true });
  // Of a new entry, what is to be filled in next is seen too.
  chosen?.closest('.entry')?.scrollIntoView({ block: 'nearest' });
  (chosen?.closest('[data-field]') ?? chosen)?.scrollIntoView({ block: 'nearest' });
}

/** Whether somebody has gone on to something else. @param from what had the focus before */
export const hasGoneOn = (from: Element | null): boolean =>
  ![from, document.body].includes(document.activeElement);

/** Goes to what has taken a while, unless somebody has gone on since. @param from what had the focus then */
export function goOnTo(chosen: HTMLElement | null, from: Element | null): void {
  if (!hasGoneOn(from)) goTo(chosen);
}

/**
 * Leads to what the address of this window names, once that is shown and whenever it names something else.
 *
 * @param lead takes the name; it is empty where somebody comes for the whole
 */
export function useArrival(isShown: boolean, lead: (anchor: string) => void): void {
  const now = useRef(lead);
  useEffect(() => {
    now.current = lead;
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const arrive = () => now.current(readAnchor());
    // Who has begun to do something meanwhile goes on with it.
    if (document.activeElement === document.body) queueMicrotask(arrive);
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [isShown]);
}

/** Whether a field lacks words that it is to have. */
export const isUnsaid = (one: HTMLElement) =>
  one.dataset.unsaid !== undefined ||
  ('value' in one && one.value === '' && one.closest('[data-field]')?.matches('[data-needed]'));

/**
 * What is typed into first: of a whole form the words that visitors see, before names and choices; of a list or an entry
 * those that nobody has written yet, before the others.
 */
function findInput(section: string, path: FieldPath): HTMLElement | undefined {
  const all = findFields(section, path).flatMap((one) => [
    ...one.querySelectorAll<HTMLElement>(inputs),
  ]);
  const isForm = !nameInForm(section, path);
  // Words alone are in a language.
  const ofLanguage = all.filter((one) => one.lang);
  const words = isForm || typeof path.at(-1) === 'number' ? ofLanguage : [];
  const unsaid = isForm
    ? undefined
    : all.find((one) => (one.lang || one.matches('summary')) && isUnsaid(one));
  const isLabel = (one: HTMLElement) =>
    /label$/i.test(one.closest<HTMLElement>('[data-field]')?.dataset.field ?? '');
  // The label of a whole form is what it is called; an entry, such as a link, has it for its words.
  const first = isForm && words.find((one) => !isLabel(one));
  const found = unsaid || first || words[0] || all[0];
  // What no form shows is led to where it would be.
  return found || isForm ? found : findInput(section, path.slice(0, -1));
}

/**
 * Puts the cursor into a field of the form.
 *
 * @param open has the form show it
 */
export function focusField(
  section: string,
  path: FieldPath,
  open: () => void,
  caret?: Caret,
): void {
  flushSync(open);
  const box = findInput(section, path);
  goTo(box);
  // In a number there is no caret to be set.
  if (box instanceof HTMLInputElement && box.type === 'number') box.select();
  const isText =
    box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && box.type === 'text');
  if (!isText) return;
  const { length } = box.value;
  const at = caret === 'all' ? 0 : Math.min(caret ?? length, length);
  box.setSelectionRange(at, caret === 'all' ? length : at);
}

/** Shows a field of the form, while the focus stays where it is: on the page, where its words are changed. */
export function showField(section: string, path: FieldPath, open: () => void): void {
  flushSync(open);
  findFields(section, path)[0]?.scrollIntoView({ block: 'nearest' });
}
