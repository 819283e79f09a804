import { useEffect } from 'react';

/** Between a line and what lies over the page below it, in pixels. */
const margin = 8;

/** What lies over the lower end of pages now, and the pages that are shown. */
let panel: Element | null = null;
const pages = new Set<Document>();

const watcher = new ResizeObserver(() => {
  for (const page of pages) {
    page.documentElement.style.removeProperty('--covered');
    freeCaret(page);
  }
});

/** Is the `ref` of a panel that lies over the lower end of pages. */
export function liesOverPages(shown: Element | null): void {
  watcher.disconnect();
  panel = shown;
  // Where there is none, its room goes too.
  watcher.observe(panel ?? document.body);
}

/** Keeps the line of a page in which somebody writes free of the panel that lies over it. */
export function useFreeCaret(page: Document | undefined): void {
  useEffect(() => {
    if (!page) return undefined;
    const free = () => freeCaret(page);
    const room = page.createElement('style');
    room.textContent = 'html::after { content: ""; display: block; height: var(--covered, 0) }';
    page.head.append(room);
    pages.add(page);
    page.addEventListener('selectionchange', free);
    return () => {
      pages.delete(page);
      page.removeEventListener('selectionchange', free);
    };
  }, [page]);
}

/** Scrolls a page until the caret's line is free; the page ends with as much room as is covered. */
function freeCaret(page: Document): void {
  const { defaultView: view, documentElement: root, activeElement: text } = page;
  const frame = view?.frameElement as HTMLElement | null | undefined;
  const caret = findCaret(page);
  if (!panel || !frame || !text || !caret) return;
  const [over, around] = [panel, frame].map((one) => one.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];
  // A page may be shown smaller than it is.
  const scale = around.height / frame.offsetHeight;
  const top = (over.top - around.top) / scale - margin;
  const { left, right } = text.getBoundingClientRect();
  const isBeside =
    (over.right - around.left) / scale <= left || (over.left - around.left) / scale >= right;
  if (isBeside || caret.bottom <= top) return;
  root.style.setProperty('--covered', `${frame.offsetHeight - top}px`);
  view?.scrollBy({ top: caret.bottom - top, behavior: 'instant' });
}

/** Where the caret is in the window of a page; undefined where nobody writes, or between blocks. */
function findCaret(page: Document): DOMRect | undefined {
  const text = page.activeElement as HTMLElement | null;
  const { focusNode: node, focusOffset } = page.getSelection() ?? {};
  if (!page.hasFocus() || !text?.isContentEditable || !node || node === text) return undefined;
  const range = page.createRange();
  range.setStart(node, focusOffset ?? 0);
  // An empty line has no text to measure.
  const line = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : undefined;
  return range.getClientRects()[0] ?? line?.getBoundingClientRect();
}
