import { expect } from '@playwright/test';
import { still } from './support/fixtures.ts';
import { nextFrame } from './support/next-frame.ts';
import { site } from './support/site.ts';
import { test } from './support/test.ts';

test.use(still);

/** The first page with each part, by the address of the part's script. */
const pages = new Map<string, string>();
for (const path of site.pagePaths.toReversed()) {
  const html = site.readBuilt(site.fileOf(path));
  for (const [script] of html.matchAll(/(?<=\bdata-part=")[^"]+/g)) pages.set(script, path);
}

for (const [script, path] of pages) {
  const part = `${script.replace(/^.*\/(.*)\.client-.*/, '$1')}.client`;
  test(`${path} has a part that wakes without a fault, and asks for nothing that is refused: ${part}`, async ({
    page,
    consoleMessages,
  }) => {
    await page.goto(path);
    const element = page.locator(`[data-part="${script}"]`).first();
    await element.dispatchEvent('focusin');
    // What React draws in has a mark of React's.
    const isAwake = () =>
      element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react')));
    await expect.poll(async () => consoleMessages.length > 0 || (await isAwake())).toBe(true);
    await page.waitForLoadState('networkidle');
    await nextFrame(page);
    expect(consoleMessages.splice(0).map((message) => `${part}: ${message}`)).toEqual([]);
  });
}
