import type { Page } from '@playwright/test';
import { menuOpener, menuPanel } from '../../packages/sitewright-checks/support/menus.ts';
import { waitForStablePage } from '../../packages/sitewright-checks/support/stable-page.ts';
import { samplesWithMissing } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  layoutProblems,
  setUserStyle,
  sidewaysOnTheWay,
  smallTargets,
  squeezedPictures,
  visibleTexts,
} from '../support/page/layout.ts';
import { isCountermark } from '../support/site.ts';
import { tagOf } from '../support/weekly.ts';

/** From a phone to a desktop, every 64 px in three heights. */
const windows = Array.from({ length: 63 }, (_, index) => ({
  width: 320 + 64 * Math.floor(index / 3),
  height: [620, 900, 1366][index % 3] ?? 0,
}));

/** A window of 1280 × 1024 px at 400 %, and one at 100 %. */
const zoomed = { width: 320, height: 256 };
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** With text at 200 %. */
const narrowAndWide = [320, 1280];

/** WCAG 1.4.12: what a visitor may set for easier reading. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-block-end: 2em !important }`;

const setDirection = (page: Page, dir: 'ltr' | 'rtl' | '') =>
  page.evaluate((dir) => {
    if (dir) document.documentElement.setAttribute('dir', dir);
    else document.documentElement.removeAttribute('dir');
  }, dir);

/** Sets the size of text as a visitor does in the browser's settings, where it is 16 px at first. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe(`${standard}px`);
}

/** Calls back at each width with twice the size of text that browsers come with. */
async function doubleText(
  page: Page,
  widths: readonly number[],
  look: (state: string) => Promise<void>,
): Promise<void> {
  await setTextSize(page, 32);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${width} px, text at 200 %`);
  }
  await setTextSize(page, 16);
}

/** Expects the text of a page to be whole. */
const expectWhole = async (page: Page, state: string) =>
  expect.soft(await layoutProblems(page), state).toEqual([]);

/** Opens a page with all that it can show; a phone shows the contents of a text when they are asked for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await waitForStablePage(page);
}

/** Expects a page to be whole in a window. @returns what the window is called */
async function expectWholeIn(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  const state = `${viewport.width} × ${viewport.height}`;
  expect.soft(await layoutProblems(page), state).toEqual([]);
  expect.soft(await squeezedPictures(page), `${state}, out of proportion`).toEqual([]);
  return state;
}

for (const path of samplesWithMissing) {
  test(`${path} is whole at every width in three heights, while it moves on its whole length, and with text at 200 %`, {
    tag: '@weekly',
  }, async ({ page }) => {
    await open(page, path);
    for (const viewport of windows) {
      const state = await expectWholeIn(page, viewport);
      expect.soft(await sidewaysOnTheWay(page), `${state}, to the end`).toBe(0);
    }
    await doubleText(page, [390, 768, 1024, 1440], (state) => expectWhole(page, state));
  });

  test(`${path} is whole in a narrow and a wide window, while it moves on its whole length, at 400 % zoom, with wide text spacing, from right to left and with text at 200 %`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await open(page, path);
    for (const viewport of [phone, wide]) {
      const state = await expectWholeIn(page, viewport);
      expect.soft(await sidewaysOnTheWay(page), `${state}, to the end`).toBe(0);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const texts = await visibleTexts(page);
    for (const viewport of [wide, zoomed]) {
      await page.setViewportSize(viewport);
      const width = `${viewport.width} px`;
      expect.soft(await visibleTexts(page), `what ${width} shows`).toEqual(texts);
      expect.soft(await smallTargets(page), `${width}: smaller than 44 × 44 px`).toEqual([]);
      await setUserStyle(page, spacing);
      await expectWhole(page, `${width}, text spacing`);
      await setDirection(page, 'rtl');
      await expectWhole(page, `${width}, text spacing, right to left`);
      await setUserStyle(page, '');
      await expectWhole(page, `${width}, right to left`);
      await setDirection(page, '');
    }
    await doubleText(page, narrowAndWide, (state) => expectWhole(page, state));
  });
}

// The words of another vendor are in the same menu.
test('the menu is whole and reachable at every width, at 400 % zoom, with wide text spacing, from right to left and with text at 200 %', {
  tag: isCountermark ? [] : '@weekly',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const expectWholeMenu = async (state: string, letters?: number) => {
    const problems = await layoutProblems(page, '[popover]:popover-open', letters);
    expect.soft(problems, state).toEqual([]);
    const last = menuPanel(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect.soft(last, state).toBeInViewport({ ratio: 0.9 });
  };
  for (const viewport of [wide, phone, zoomed]) {
    await page.setViewportSize(viewport);
    await menuOpener(page).click();
    const width = `${viewport.width} px`;
    expect.soft(await smallTargets(page), `${width}: smaller than 44 × 44 px`).toEqual([]);
    for (const css of ['', spacing]) {
      await setUserStyle(page, css);
      for (const dir of ['ltr', 'rtl'] as const) {
        await setDirection(page, dir);
        await expectWholeMenu(`${width}, ${dir}, ${css}`, 9);
      }
    }
    await page.keyboard.press('Escape');
    await setUserStyle(page, '');
    await setDirection(page, '');
  }
  await doubleText(page, narrowAndWide, async (state) => {
    await menuOpener(page).click();
    await expectWholeMenu(state);
    await page.keyboard.press('Escape');
  });
});
