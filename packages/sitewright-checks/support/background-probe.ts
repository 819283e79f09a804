import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The colour that an element lies on: its own, or that of the next opaque ancestor. */
    backgroundOf(element: Element | null): string;
    /** The colour under the middle of an element: a surface of a drawing, or its background. */
    surfaceUnder(element: Element): string;
  }
}

/** Gives the pages that are opened from now on `window.backgroundOf` and `window.surfaceUnder`. */
export async function installBackgroundProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const transparent = /^transparent$|^rgba\(.+, 0\)$|\/ 0\)$/;
    window.backgroundOf = (element) => {
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor, display } = getComputedStyle(box);
        // An element without a box of its own paints nothing.
        if (display !== 'contents' && !transparent.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    };
    window.surfaceUnder = (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const under = document.elementsFromPoint(left + width / 2, top + height / 2);
      for (const one of under.slice(under.indexOf(element) + 1)) {
        if (one instanceof SVGGeometryElement && !element.contains(one)) {
          const { fill } = getComputedStyle(one);
          if (fill !== 'none') return fill;
        } else if (!transparent.test(getComputedStyle(one).backgroundColor)) break;
      }
      return window.backgroundOf(element);
    };
  });
}
