import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The colour that an element lies on: its own, or that of the next sheet under it. */
    groundOf(element: Element | null): string;
    /** What lies under the middle of an element: the surface of a drawing, or a sheet. */
    printedOn(element: Element): string;
  }
}

/** From the next page on, `window.groundOf` and `window.printedOn` are there for a test's own look into it. */
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
    window.printedOn = (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const under = document.elementsFromPoint(left + width / 2, top + height / 2);
      for (const one of under.slice(under.indexOf(element) + 1)) {
        if (one instanceof SVGGeometryElement && !element.contains(one)) {
          const { fill } = getComputedStyle(one);
          if (fill !== 'none') return fill;
        } else if (!clear.test(getComputedStyle(one).backgroundColor)) break;
      }
      return window.groundOf(element);
    };
  });
}
