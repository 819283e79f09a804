import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { installBackgroundProbe } from '../../../packages/sitewright-checks/support/background-probe.ts';

/** Where the keyboard's focus is, and what somebody who looks for it would miss. */
export interface Stop {
  /** Place among all elements of the page; -1 where the focus has left the page. */
  index: number;
  name: string;
  /** Edges on the page, in CSS pixels. */
  box: { top: number; left: number; right: number };
  inHeader: boolean;
  problems: string[];
}

interface ProbedStop extends Stop {
  outline: string;
  background: string;
}

declare global {
  interface Window {
    /** The stops of the walk so far: one for each key that was released. */
    stops: ProbedStop[];
  }
}

/** Makes {@link walkFocus} and {@link pressKeys} work in the pages that are opened from now on. */
export async function installFocusProbe(page: Page): Promise<void> {
  await installBackgroundProbe(page);
  await page.addInitScript(() => {
    window.stops = [];
    const probe = (element: Element): ProbedStop => {
      // Of a link in a sentence, the part on its first line.
      const [line] = element.getClientRects();
      const { top, left, right, bottom } = line ?? element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const problems: string[] = [];
      const width = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
      if (!element.matches(':focus-visible') || width < 2) problems.push(`outline of ${width} px`);

      // A corner that is covered, or beyond the window. A text area may end there: browsers bring its
      // first line into sight. What scrolls its text may be as high as the window below the header.
      const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
      const isTall = element.matches('main [tabindex="0"]') && bottom - top > innerHeight - header;
      const head = isTall ? Math.max(top, header) : top;
      const foot = isTall || element.matches('textarea') ? Math.min(bottom, innerHeight) : bottom;
      const rows = [head + 2, foot - 2];
      for (const [x, y] of rows.flatMap((y) => [left + 2, right - 2].map((x) => [x, y] as const))) {
        const seen = document.elementFromPoint(x, y);
        const rounded = seen?.contains(element) && !seen.matches('body, html');
        if (!(seen && (element.contains(seen) || rounded))) {
          problems.push(`hidden at ${Math.round(x)}, ${Math.round(y)} by ${seen?.tagName}`);
        }
      }

      // An ancestor that cuts the outline off.
      const reach = width + Number.parseFloat(style.outlineOffset);
      let parent = element.parentElement;
      for (; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflow === 'visible') continue;
        const edge = parent.getBoundingClientRect();
        const cut = [edge.top - top, edge.left - left, right - edge.right, bottom - edge.bottom];
        if (cut.some((over) => over + reach > 0)) {
          problems.push(`outline cut off by ${parent.tagName}`);
        }
      }
      return {
        index:
          element === document.body ? -1 : [...document.querySelectorAll('*')].indexOf(element),
        name: `${element.tagName} ${element.textContent || element.id}`.slice(0, 60),
        box: { top: top + scrollY, left, right },
        inHeader: !!element.closest('header:not(main *)'),
        problems,
        outline: style.outlineColor,
        // An outline inside the element is on the element's own background.
        background: window.backgroundOf(reach < 0 ? element : element.parentElement),
      };
    };
    // By the time a key is released, the focus has moved and the page has scrolled to it.
    addEventListener(
      'keyup',
      ({ key }) => {
        if (key !== 'Shift') window.stops.push(probe(document.activeElement ?? document.body));
      },
      { capture: true },
    );
  });
}

/**
 * Presses Tab or Shift+Tab many times and looks at the focused element after each: whether all of
 * it is in sight, and whether its outline of 2 px or more reaches 3:1 on its background. The page
 * notes the stops by itself, so that no key waits for an answer.
 *
 * @returns one stop for each key
 */
export async function pressKeys(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  times: number,
): Promise<Stop[]> {
  await page.evaluate(() => {
    window.stops = [];
  });
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const event = { ...tab, modifiers: key === 'Tab' ? 0 : 8 };
  await Promise.all(
    Array.from({ length: times }, () => [
      session.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' }),
      session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
    ]).flat(),
  );
  await session.detach();
  const stops = await page.evaluate(() => window.stops);
  return stops.map(({ outline, background, ...stop }) => {
    const contrast = wcagContrast(outline, background);
    if (contrast >= 3) return stop;
    const problem = `outline ${outline} on ${background} has ${contrast}:1`;
    return { ...stop, problems: [...stop.problems, problem] };
  });
}

/**
 * Walks through the whole page with the keyboard and one step beyond it. The page must stand still: a
 * paper that turns under the focus would have its corners elsewhere, as the keys are slower or quicker.
 *
 * @returns the stops within the page; one more than the page has controls if it does not let go
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops = await pressKeys(page, key, (await controls(page)).length + 1);
  // Beyond its last control a page loses the focus, or gets it back at its other end.
  const beyond = stops.at(-1)?.index;
  return beyond === -1 || beyond === stops[0]?.index ? stops.slice(0, -1) : stops;
}

/**
 * Everything that the Tab key should reach, in the page's order, as {@link Stop.index}: what a visitor with a
 * mouse could use, but of a group of radio buttons the checked one, from which the arrow keys lead on.
 */
export const controls = (page: Page, within = 'body') =>
  page.evaluate((within) => {
    const all = [...document.querySelectorAll('*')];
    const usable = all.filter((element) =>
      element.matches(
        `${within} :is(a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex]:not([tabindex='-1']))`,
      ),
    );
    return usable
      .filter((element) => element.checkVisibility() && !element.matches('[inert] *, :disabled'))
      .map((one) => all.indexOf(one));
  }, within);

/** The order in which the focus came to the elements, as {@link Stop.index}. */
export const orderOf = (stops: readonly Stop[]) => stops.map(({ index }) => index);

/** What is wrong with the stops, one line for each problem. */
export const problemsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));

/** Where the focus goes up the page, and not to the top of a column further on. */
export function jumps(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const last = stops[index - 1];
    if (!last || last.inHeader || stop.inHeader) return [];
    const isBeside = stop.box.left >= last.box.right || stop.box.right <= last.box.left;
    const onwards = stop.box.top >= last.box.top - 1 || isBeside;
    return onwards ? [] : [`${last.name} → ${stop.name}`];
  });
}
