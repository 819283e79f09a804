import { expect } from 'vitest';
import type { Browser } from './engine.ts';
import type { Site } from './site.ts';

type Part = 'header' | 'main' | 'form';

/** Somebody in front of a browser: sees what is visible, points at it by its words, and types. */
export class Visitor {
  readonly #start: () => { browser: Browser; site: Site };

  /** @param start gives the browser and the site, once they run */
  constructor(start: () => { browser: Browser; site: Site }) {
    this.#start = start;
  }

  get #browser(): Browser {
    return this.#start().browser;
  }

  get site(): Site {
    return this.#start().site;
  }

  visit(path: string, width: number): Promise<void> {
    return this.#browser.open(this.site.origin + path, width);
  }

  /** Goes through the history: -1 is back, 1 is forward. */
  go(steps: -1 | 1): Promise<void> {
    return this.#browser.go(steps);
  }

  /** The path of the page, with its query. */
  path(): Promise<string> {
    return this.#browser.run(() => location.pathname + location.search);
  }

  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void> {
    return this.#browser.press(key);
  }

  type(text: string): Promise<void> {
    return this.#browser.type(text);
  }

  /**
   * Clicks on the visible control whose words begin with these.
   *
   * @param across how far from its left to its right edge, from 0 to 1
   */
  async click(part: Part, words: string, across = 0.5): Promise<void> {
    const place = await this.#browser.run(
      (part, words, across) => {
        const control = [...document.querySelectorAll(`${part} :is(a[href], button, label)`)].find(
          (one) => one.checkVisibility() && one.textContent.trim().startsWith(words),
        );
        if (!control) return undefined;
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        return { x: Math.round(x + width * across), y: Math.round(y + height / 2) };
      },
      part,
      words,
      across,
    );
    if (!place) throw new Error(`Nothing visible in ${part} begins with: ${words}`);
    await this.#browser.click(place.x, place.y);
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#browser.click(x, y);
  }

  /** The words of every visible element, lines apart. */
  read(selector: string): Promise<string[]> {
    return this.#browser.run(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
          .map((one) => one.innerText.trim()),
      selector,
    );
  }

  /** The words, or the name, of what has the focus. */
  focused(): Promise<string> {
    return this.#browser.run(() => {
      const one = document.activeElement;
      return (
        (one instanceof HTMLElement && (one.getAttribute('name') ?? one.innerText.trim())) || ''
      );
    });
  }

  /** Presses Tab until something has the focus, and fails when it never does. */
  async tabTo(words: string): Promise<void> {
    for (let stop = 0; stop < 40; stop += 1) {
      await this.#browser.run(() => {
        Object.assign(window, { left: document.activeElement });
      });
      await this.press('Tab');
      // Drivers may return before the page has had the key.
      const arrived = () =>
        this.#browser.run(() => document.activeElement !== Reflect.get(window, 'left'));
      await expect
        .poll(arrived, { message: `Tab leads on from ${await this.focused()}` })
        .toBe(true);
      if ((await this.focused()).startsWith(words)) return;
    }
    throw new Error(`40 times Tab do not lead to: ${words}`);
  }

  /** Asks the page something else; the function sees its own arguments only. */
  ask<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R> {
    return this.#browser.run(work, ...args);
  }

  /** The console's line with these words; undefined where the driver does not tell. */
  async logged(path: string, words: string): Promise<string | undefined> {
    return this.#browser.logged?.(this.site.origin + path, words);
  }
}
