import type { FieldPath } from '../../../content/yaml-file.ts';
import { only } from './page-data.ts';

/**
 * The name that the form gives to a field of a section.
 *
 * @param props what the section says, as the editor has it
 */
export function nameInForm(path: FieldPath, props: unknown): string {
  let value = props;
  let name = '';
  for (const step of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
    name += typeof step === 'number' ? `[${step}]` : `${name && '.'}${String(step)}`;
  }
  const isAlone = typeof value === 'object' && value !== null && Object.hasOwn(value, only);
  return isAlone ? `${name}.${only}` : name;
}

/** How long the form may take to have a field, in milliseconds. */
const patience = 20_000;

/** For how many frames a field keeps the focus before it is sure that the form does not make it anew. */
const settled = 12;

/** The last click: what an earlier one still waits for gives way to it. */
let last = 0;

interface FormField {
  /** The id of its section; none for a field of the page itself. */
  section?: string;
  /** As the form has it; that of an entry of a list stands for its first field, and none for the section’s first. */
  name: string;
  /** The index in its text for the cursor; behind it without one. */
  offset?: number | undefined;
}

/** Opens the entries of lists that a field is in, and puts the cursor into it, once the form is that of its section. */
export async function focusField(field: FormField): Promise<void> {
  last += 1;
  const own = last;
  const end = performance.now() + patience;
  const opened = new Set<HTMLElement>();
  let frames = 0;
  while (frames < settled && own === last && performance.now() < end) {
    const box = findBox(field, opened);
    const focused = document.activeElement;
    if (box && focused === box) frames += 1;
    else if (frames > 0 && focused !== document.body) return;
    else {
      frames = 0;
      if (box) putCursor(box, field.offset);
    }
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Opens the entries of lists that a field is in, and shows it, while the focus stays where it is: on the page, where its
 * words are changed.
 */
export async function showField({ section, name }: Omit<FormField, 'offset'>): Promise<void> {
  last += 1;
  const own = last;
  const end = performance.now() + patience;
  const opened = new Set<HTMLElement>();
  while (own === last && performance.now() < end) {
    const box = findBox({ ...(section && { section }), name }, opened);
    if (box) {
      box.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}

/** What takes a field in the form, as far as it is there; opens the next entry of a list on the way to it, once. */
function findBox({ section, name }: FormField, opened: Set<HTMLElement>): HTMLElement | undefined {
  // The form is there twice: for wide windows and for narrow ones.
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.dataset.section === (section ?? '') && one.checkVisibility(),
    );
  const partOf = (field: string) => find(`[data-field="${CSS.escape(field)}"]`);
  const firstIn = (entry: string) => find(`[data-field^="${CSS.escape(entry)}"]`);
  for (const { index = 0, 1: entry } of name.matchAll(/\[(\d+)\]/g)) {
    const place = name.slice(0, index);
    const list = partOf(place);
    if (!list) return undefined;
    const inside = `[data-field^="${CSS.escape(`${place}[${entry}]`)}"]`;
    if (list.querySelector(inside)?.checkVisibility()) continue;
    const summary = entriesOf(list)[Number(entry)];
    // Another click would close it.
    if (summary && !opened.has(summary)) {
      opened.add(summary);
      summary.click();
    }
    return undefined;
  }
  // Buttons of a toolbar stand before the text that they are for.
  const box =
    ':is(input:not([type=file]), textarea, select, summary, button):not([role=toolbar] *)';
  if (!name) return find('[data-field]')?.querySelector<HTMLElement>(box) ?? undefined;
  const field = name.endsWith(']') ? firstIn(`${name}.`) : partOf(name);
  return field?.querySelector<HTMLElement>(box) ?? undefined;
}

/** The entries of a list in the form, as what opens and closes them. */
export const entriesOf = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[class*="ArrayFieldItem-summary"]')].filter(
    (one) => one.closest('[data-field]') === list,
  );

function putCursor(box: HTMLElement, offset: number | undefined): void {
  box.focus();
  // In a number there is no caret to be set.
  if (box instanceof HTMLInputElement && box.type === 'number') box.select();
  const isText =
    box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && box.type === 'text');
  if (!isText) return;
  const at = Math.min(offset ?? box.value.length, box.value.length);
  box.setSelectionRange(at, at);
}
