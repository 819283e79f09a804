import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Browser } from './drivers.ts';
import { engines } from './engines.ts';
import { type Site, serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the engine to run in. */
    engine: string;
  }
}

type Part = 'header' | 'main' | 'form';

/** A person at a browser: reads what is visible, clicks on it by its text, and types. */
class Visitor {
  /** Both are set while the tests run. */
  browser!: Browser;
  site!: Site;

  visit(path: string, width: number): Promise<void> {
    return this.browser.open(this.site.origin + path, width);
  }

  /** Returns the path of the page with its query. */
  path(): Promise<string> {
    return this.browser.evaluate(() => location.pathname + location.search);
  }

  /**
   * Clicks on the visible control whose text begins with this.
   *
   * @param across how far from its left to its right edge, from 0 to 1
   */
  async click(part: Part, text: string, across = 0.5): Promise<void> {
    const point = await this.browser.evaluate(
      async (part, text, across) => {
        const control = [...document.querySelectorAll(`${part} :is(a[href], button, label)`)].find(
          (one) => one.checkVisibility() && one.textContent.trim().startsWith(text),
        );
        if (!control) return undefined;
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        // A person presses what stands still: the not-found page's receipt is printed first.
        const opening = document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline);
        await Promise.allSettled(opening.map(({ finished }) => finished));
        const { x, y, width, height } = control.getBoundingClientRect();
        return { x: Math.round(x + width * across), y: Math.round(y + height / 2) };
      },
      part,
      text,
      across,
    );
    if (!point) throw new Error(`Nothing visible in ${part} begins with: ${text}`);
    await this.browser.click(point.x, point.y);
  }

  /** Returns the text of every visible element, with its line breaks. */
  readTexts(selector: string): Promise<string[]> {
    return this.browser.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
          .map((one) => one.innerText.trim()),
      selector,
    );
  }

  /** Returns the name or the text of the focused element. */
  focused(): Promise<string> {
    return this.browser.evaluate(() => {
      const one = document.activeElement;
      return (
        (one instanceof HTMLElement && (one.getAttribute('name') ?? one.innerText.trim())) || ''
      );
    });
  }

  /** Presses Tab until the focused element's text begins with this, and fails when it never does. */
  async tabTo(text: string): Promise<void> {
    for (let stop = 0; stop < 40; stop += 1) {
      await this.browser.evaluate(() => {
        Object.assign(window, { left: document.activeElement });
      });
      await this.browser.press('Tab');
      // Drivers may return before the page has handled the key.
      const hasMoved = () =>
        this.browser.evaluate(() => document.activeElement !== Reflect.get(window, 'left'));
      await expect
        .poll(hasMoved, { message: `Tab leads on from ${await this.focused()}` })
        .toBe(true);
      if ((await this.focused()).startsWith(text)) return;
    }
    throw new Error(`40 times Tab do not lead to: ${text}`);
  }

  /** Runs a function in the page; it can use nothing but its arguments. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R> {
    return this.browser.evaluate(run, ...args);
  }
}

/** Starts the built site and a browser for the tests of one file, and returns its visitor. */
export function startVisitor(): Visitor {
  const visitor = new Visitor();

  beforeAll(async () => {
    const engine = engines.find(({ name }) => name === inject('engine'));
    const file = engine?.find();
    if (!engine || !file) throw new Error(`${inject('engine')} needs ${engine?.needs}`);
    visitor.site = await serveSite();
    visitor.browser = await engine.start(file);
  });

  afterAll(async () => {
    await visitor.browser?.close();
    await visitor.site?.close();
  });

  return visitor;
}
