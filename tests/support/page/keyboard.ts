import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus and does not show it, as far as the page itself has it. */
const describeHidden = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body || one.matches('iframe, .cm-content')) return '';
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const isShown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isShown && one.checkVisibility() ? '' : one.outerHTML.slice(0, 200);
  });

/**
 * Presses Tab or Shift+Tab until something has the focus. Whatever gets it on the way shows that.
 *
 * @throws Error where the keys do not lead there
 */
export async function pressUntil(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  target: Locator,
): Promise<void> {
  const hidden = new Set<string>();
  for (let count = 0; count < 300; count += 1) {
    const isThere = await target.evaluateAll((all) =>
      all.some(
        // The document of a frame remembers what had the focus in it.
        (one) =>
          one === one.ownerDocument.activeElement &&
          one.ownerDocument.hasFocus() &&
          one.checkVisibility(),
      ),
    );
    if (isThere) {
      expect([...hidden].filter(Boolean), 'has the focus and does not show it').toEqual([]);
      return;
    }
    await page.keyboard.press(key);
    hidden.add(await describeHidden(page));
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Where the focus is, in words; empty where it is nowhere. */
export const readFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return '';
    const name = one.getAttribute('aria-label') ?? one.getAttribute('title');
    return name ?? one.textContent?.trim() ?? one.localName;
  });
