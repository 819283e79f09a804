import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';

/** Where the keyboard's focus is, and what somebody who looks for it would miss. */
export interface Stop {
  /** Place among all elements of the page; -1 where the focus has left the page. */
  index: number;
  name: string;
  /** Edges on the page, in CSS pixels. */
  box: { top: number; left: number; right: number };
  /** Whether the header holds it. */
  inHeader: boolean;
  faults: string[];
}

/**
 * Looks at the focused element: whether all of it is in sight, and whether what marks it is seen:
 * an outline of 2 px or more that reaches 3:1 on its ground. The page has to know its grounds.
 */
export async function focusedStop(page: Page): Promise<Stop> {
  const { outline, ground, faults, ...stop } = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { top, left, right, bottom } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const faults: string[] = [];
    const width = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
    if (!element.matches(':focus-visible') || width < 2) faults.push(`outline of ${width} px`);

    // A corner that something else covers, or that is beyond the window. A text area may end there:
    // browsers bring its first line into sight.
    const foot = element.matches('textarea') ? Math.min(bottom, innerHeight) : bottom;
    const corners = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, foot - 2],
      [right - 2, foot - 2],
    ] as const;
    for (const [x, y] of corners) {
      const seen = document.elementFromPoint(x, y);
      const rounded = seen?.contains(element) && !seen.matches('body, html');
      if (!(seen && (element.contains(seen) || rounded))) {
        faults.push(`hidden at ${Math.round(x)}, ${Math.round(y)} by ${seen?.tagName}`);
      }
    }

    // An ancestor that cuts the outline off.
    const reach = width + Number.parseFloat(style.outlineOffset);
    let parent = element.parentElement;
    for (; parent && parent !== document.body; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible') continue;
      const edge = parent.getBoundingClientRect();
      const cut = [edge.top - top, edge.left - left, right - edge.right, bottom - edge.bottom];
      if (cut.some((over) => over + reach > 0)) faults.push(`outline cut off by ${parent.tagName}`);
    }

    return {
      index: element === document.body ? -1 : [...document.querySelectorAll('*')].indexOf(element),
      name: `${element.tagName} ${element.textContent || element.id}`.slice(0, 60),
      box: { top: top + scrollY, left, right },
      inHeader: !!element.closest('header:not(main *)'),
      faults,
      outline: style.outlineColor,
      ground: window.groundOf(element.parentElement),
    };
  });
  const contrast = wcagContrast(outline, ground);
  if (!(contrast >= 3)) faults.push(`outline ${outline} on ${ground} has ${contrast}:1`);
  return { ...stop, faults };
}

/**
 * Presses a key until the focus leaves the page, or is back where it began.
 *
 * @throws Error when it never does
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (stop.index === -1 || stop.index === stops[0]?.index) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus does not leave the page: it is on ${stops.at(-1)?.name}`);
}

/** Everything that a visitor with a mouse could use, in the page's order, as {@link Stop.index}. */
export const controls = (page: Page, within = 'body') =>
  page.evaluate((within) => {
    const all = [...document.querySelectorAll('*')];
    const usable = all.filter((element) =>
      element.matches(
        `${within} :is(a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1']))`,
      ),
    );
    return usable.filter((element) => element.checkVisibility()).map((one) => all.indexOf(one));
  }, within);

export const order = (stops: readonly Stop[]) => stops.map(({ index }) => index);

export const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

/** Where the focus goes up the page, and not to the top of a column further on. */
export function leaps(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const last = stops[index - 1];
    if (!last || last.inHeader || stop.inHeader) return [];
    const onwards = stop.box.top >= last.box.top - 1 || stop.box.left >= last.box.right;
    return onwards ? [] : [`${last.name} → ${stop.name}`];
  });
}
