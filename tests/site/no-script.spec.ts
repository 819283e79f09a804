import type { Page } from '@playwright/test';
import { waitForStablePage } from '../../packages/sitewright-checks/support/stable-page.ts';
import { samplesWithMissing } from '../support/built-site.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { visibleTexts } from '../support/page/layout.ts';
import { tagOf } from '../support/weekly.ts';

for (const path of samplesWithMissing) {
  test(`${path} is the same document, of the same size, with and without JavaScript`, {
    tag: tagOf(path),
  }, async ({ windowWith }) => {
    const [withScript, without] = await Promise.all(
      [true, false].map(async (javaScriptEnabled) =>
        read(await windowWith({ javaScriptEnabled, ...still.contextOptions }), path),
      ),
    );
    expect(without).toEqual(withScript);
  });
}

/** What a page holds and shows in a wide and in a narrow window. */
async function read(page: Page, path: string) {
  await page.goto(path);
  await waitForStablePage(page);
  // Scripts print what no page knows: the address that was asked for, and the time.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-asked], [data-now]')) one.replaceChildren();
    document.querySelector('[aria-current=date]')?.removeAttribute('aria-current');
  });
  // What says of a section that it is laid out, is set by scripts, one after the other.
  const content = (await page.content()).replaceAll(' data-laid-out=""', '');
  // A part that lives hides what does nothing without script, and may draw something else there, or keep its room.
  await page.evaluate(() => {
    const others = 'main noscript, [class~="noscript:hidden"]';
    for (const one of document.querySelectorAll(others)) {
      one.closest('[data-part]')?.setAttribute('data-keeps-room', '');
      one.remove();
    }
  });
  const shown = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const rooms = document.querySelectorAll<HTMLElement>('[data-keeps-room]');
      return [scrollWidth, [...rooms].reduce((rest, one) => rest - one.offsetHeight, scrollHeight)];
    });
    shown.push({ width, size, texts: await visibleTexts(page) });
  }
  return { content, shown };
}
