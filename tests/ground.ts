import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The colour that an element lies on: its own, or that of the next sheet under it. */
    groundOf(element: Element | null): string;
  }
}

/** From the next page on, `window.groundOf` is there for a test's own look into it. */
export async function knowGrounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const clear = /^transparent$|^rgba\(.+, 0\)$|\/ 0\)$/;
    window.groundOf = (element) => {
      let sheet = element ?? document.documentElement;
      for (;;) {
        const colour = getComputedStyle(sheet).backgroundColor;
        if (!clear.test(colour)) return colour;
        if (!sheet.parentElement) break;
        sheet = sheet.parentElement;
      }
      // What the browser paints before anything else.
      const canvas = document.body.appendChild(document.createElement('p'));
      canvas.style.backgroundColor = 'Canvas';
      const colour = getComputedStyle(canvas).backgroundColor;
      canvas.remove();
      return colour;
    };
  });
}
