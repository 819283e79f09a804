import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/specification.ts';

for (const [address] of pages) {
  test(`${address} prints its words in ink, without what only a screen can use @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 718, height: 1010 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    const onScreen = await words(page);
    const ink = await colour(page);
    expect(onScreen.length).toBeGreaterThan(50);

    // A visitor whose screen is dark prints on white paper all the same.
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await colour(page)).toBe(ink);
    const onPaper = await words(page);
    const lost = onScreen.filter((text) => !onPaper.includes(text));
    expect(lost, 'words that are lost on paper').toEqual([]);

    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const href = await link.getAttribute('href');
      const behind = await link.evaluate((it) => getComputedStyle(it, '::after').content);
      expect(behind.replaceAll(/[" ]/g, '')).toBe(href?.startsWith('/') ? `(${href})` : 'none');
    }
  });
}

/** Each text in the page's main part that is really there to be read; what is on buttons is not. */
function words(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('button') || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      if (width > 0 && height > 0) texts.push(text);
    }
    return texts;
  });
}

function colour(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((it) => {
    const { color } = getComputedStyle(it);
    const { color: text } = getComputedStyle(document.body);
    return `${color} ${text}`;
  });
}
