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

/** Whether an element says what a field says, and nothing else. */
export const isFieldAlone = ({ text }: TextPlace, value: unknown): boolean =>
  text.parentNode?.childNodes.length === 1 && text.data === value;

/**
 * Has a text of the page changed where it stands, with the caret where the click was, until the focus goes elsewhere.
 *
 * @param onInput takes what it says after each change
 * @param onEnd is called when the focus is elsewhere, with what gives the element its first words again
 */
export function editInPage(
  { text, offset }: TextPlace,
  onInput: (said: string) => void,
  onEnd: (restore: () => void) => void,
): void {
  const element = text.parentElement;
  const page = text.ownerDocument;
  const first = text.data;
  if (!element) return;
  const ends = new AbortController();
  const { signal } = ends;
  element.contentEditable = 'plaintext-only';
  element.addEventListener('input', () => onInput(element.textContent), { signal });
  // A text of one line ends with it.
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      element.blur();
    },
    { signal },
  );
  // What is around it neither moves nor selects while its words are marked.
  for (const name of ['pointerdown', 'mousedown', 'click', 'keydown', 'keyup'] as const) {
    element.addEventListener(name, (event) => event.stopPropagation(), { signal });
  }
  element.addEventListener(
    'blur',
    () => {
      ends.abort();
      element.removeAttribute('contenteditable');
      onEnd(() => element.replaceChildren(first));
    },
    { signal },
  );
  element.focus();
  page.getSelection()?.collapse(text, Math.min(offset, text.length));
}
