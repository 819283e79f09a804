import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, formatPath } from 'sitewright/content';

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

/** What is typed into first: of a whole form or an entry the words that visitors see, before names and choices. */
function findInput(section: string, path: FieldPath): HTMLElement | undefined {
  const all = findFields(section, path).flatMap((one) => [
    ...one.querySelectorAll<HTMLElement>(inputs),
  ]);
  const isForm = !nameInForm(section, path);
  // Words alone are in a language.
  const words = isForm || typeof path.at(-1) === 'number' ? all.filter((one) => one.lang) : [];
  const isLabel = (one: HTMLElement) =>
    /label$/i.test(one.closest<HTMLElement>('[data-field]')?.dataset.field ?? '');
  // The label of a whole form is what it is called; an entry, such as a link, has it for its words.
  return (isForm && words.find((one) => !isLabel(one))) || words[0] || all[0];
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
  box?.focus();
  // With what is said below it.
  box?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
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
