import { expect, test } from '@playwright/test';
import { Devtools } from '../support/devtools.ts';
import { follow } from '../support/prerender.ts';

test('a link that the pointer rests on has its page ready; one that leads nowhere is left alone @once', async ({
  baseURL,
}) => {
  const browser = new Devtools();
  try {
    await browser.connect();
    expect((await follow(browser, `${baseURL}/`, '/pricing')).prerendered).toBe(true);
    expect((await follow(browser, `${baseURL}/`, '/blog', 30)).prerendered).toBe(false);
  } finally {
    await browser.close();
  }
});
