import { alignWords } from '../../rich-text/align-words.ts';
import { type Run, readRuns } from '../../rich-text/runs.ts';

/** A text of the page under a click. */
export interface TextPlace {
  text: Text;
  /** Before which of its signs the click was. */
  offset: number;
}

/** What stands under a click: an element, and the text of it that is there. */
export function placeAt(page: Document, x: number, y: number) {
  // The editor lies over the page, except while somebody looks for what is below.
  page.documentElement.setAttribute('data-pick', '');
  const element = page.elementFromPoint(x, y);
  const position = page.caretPositionFromPoint?.(x, y);
  const range = position ? undefined : page.caretRangeFromPoint?.(x, y);
  page.documentElement.removeAttribute('data-pick');
  const node = position?.offsetNode ?? range?.startContainer;
  const offset = position?.offset ?? range?.startOffset ?? 0;
  const isInside = node?.nodeType === Node.TEXT_NODE && element?.contains(node);
  return { element, at: isInside ? { text: node as Text, offset } : undefined };
}

/** The words of a field where the page shows them. */
export interface Words {
  /** The element that has them and nothing else. */
  element: HTMLElement;
  /** What the field says, with braces where the page shows what they stand for. */
  runs: readonly Run[];
  isRich: boolean;
  /** Before which of the field’s signs the click was. */
  caret: number;
  /** Takes away what was made of the page to have an element, and leaves these words there. */
  leave(shown: string): void;
  /** Gives the page what was drawn there. */
  restore(): void;
}

/**
 * Finds the words of a field in the page, around a click.
 *
 * @param said what the field says
 * @param isRich whether it may have marks
 * @returns undefined where the page shows something else there, such as a part of it
 */
export function findWords(at: TextPlace, said: string, isRich: boolean): Words | undefined {
  return isRich ? findRich(at, said) : findPlain(at, said);
}

function findRich({ text, offset }: TextPlace, said: string): Words | undefined {
  const runs = readRuns(said);
  let element = text.parentElement;
  while (element?.matches('em, strong, a')) element = element.parentElement;
  if (!runs || !element) return undefined;
  const isWords = [...element.querySelectorAll('*')].every((one) => one.matches('em, strong, a'));
  const source = runs.map((run) => run.text).join('');
  const aligned = isWords ? alignWords(source, element.textContent) : undefined;
  // Blanks at its ends are no words of it.
  if (!aligned || aligned.end - aligned.start < element.textContent.trim().length) return undefined;
  const before = text.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(text, offset);
  const caret = aligned.toSource(before.toString().length);
  return { ...withContent(element), runs, isRich: true, caret };
}

function findPlain({ text, offset }: TextPlace, said: string): Words | undefined {
  const aligned = alignWords(said, text.data);
  const parent = text.parentElement;
  if (!aligned || !parent) return undefined;
  const words = { runs: [{ text: said }], isRich: false, caret: aligned.toSource(offset) };
  const isAll = aligned.start === 0 && aligned.end === text.length;
  if (isAll && parent.childNodes.length === 1) return { ...withContent(parent), ...words };
  return { ...withSpan(text, aligned.start, aligned.end), ...words };
}

type Place = Pick<Words, 'element' | 'leave' | 'restore'>;

/** An element that has the words alone, with its attributes as they were. */
function withContent(element: HTMLElement): Place {
  const drawn = [...element.childNodes];
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return {
    element,
    leave() {
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
    },
    restore: () => element.replaceChildren(...drawn),
  };
}

/** An element of their own, around a part of a text. */
function withSpan(text: Text, start: number, end: number): Place {
  const first = text.data;
  const element = text.ownerDocument.createElement('span');
  const tail = text.splitText(end);
  const words = text.splitText(start);
  words.replaceWith(element);
  element.append(words);
  return {
    element,
    leave(shown) {
      element.remove();
      tail.remove();
      text.data = first.slice(0, start) + shown + first.slice(end);
    },
    restore() {
      text.data = first;
    },
  };
}
