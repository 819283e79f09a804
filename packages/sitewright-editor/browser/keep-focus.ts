/** How long a form may take to make what has the focus anew, in milliseconds. */
const patience = 300;

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** What had the focus last, then all that is around it, each with its place among its siblings. */
type Way = readonly { element: Element; index: number }[];

/**
 * Has the focus go on beside what had it, once that is removed or disabled: else whoever uses the keyboard begins at
 * the top again.
 */
export function keepFocus(root: Element): void {
  let way: Way = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const [last] = way;
    const isLost = last && (!last.element.isConnected || last.element.matches(':disabled'));
    if (isLost && document.activeElement === document.body) findNext(way)?.focus();
  };
  root.addEventListener('focusin', ({ target }) => {
    way = listAround(target as Element, root);
  });
  const watcher = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, patience);
  });
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

function listAround(element: Element, root: Element): Way {
  const index = [...(element.parentElement?.children ?? [])].indexOf(element);
  const around = element.parentElement && element !== root ? element.parentElement : undefined;
  return [{ element, index }, ...(around ? listAround(around, root) : [])];
}

/** What can have the focus in the place of what is gone, behind it or before it, as near as there is something. */
function findNext(way: Way): HTMLElement | undefined {
  for (const [depth, { element: gone, index }] of way.entries()) {
    const around = way[depth + 1]?.element;
    if (!around?.isConnected) continue;
    const start = gone.isConnected ? [...around.children].indexOf(gone) : index;
    const children = [...around.children];
    const behind = children.slice(start).flatMap(listFocusable)[0];
    const next = behind ?? children.slice(0, start).flatMap(listFocusable).at(-1);
    if (next) return next;
  }
  return undefined;
}

const listFocusable = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll('*')].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(focusable) && one.checkVisibility(),
  );
