import type { Page } from '@playwright/test';

/**
 * Waits until the page's fonts have arrived. That of text is shown even if it came too late for a visitor, so
 * that every load of a page looks the same.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inner = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inner) : [rule];
    for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
      for (const face of inner(rule)) {
        if (face instanceof CSSFontFaceRule && face.cssText.includes('optional'))
          face.style.setProperty('font-display', 'block');
      }
    }
    await document.fonts.ready;
  });
}

/**
 * Waits until the page's fonts and pictures have arrived, its opening animations have ended, and the whole of it is
 * laid out: a section that was never near the window has an estimated height.
 */
export async function waitForStablePage(page: Page): Promise<void> {
  await waitForFonts(page);
  await page.evaluate(async () => {
    document.documentElement.dataset.laidOut = '';
    const images = [...document.images].map((image) => {
      // One far below the window would load when it comes near.
      image.loading = 'eager';
      return image.decode();
    });
    await Promise.all(images);
    // Animations that follow the scroll position end nowhere.
    const opening = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(opening.map(({ finished }) => finished));
  });
}
