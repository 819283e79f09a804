import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { differencesFolder, records } from 'sitewright/node';
import { acceptedFile, isAsAccepted } from './support/accepted-pages.ts';
import { still } from './support/fixtures.ts';
import { site } from './support/site.ts';
import { waitForStablePage } from './support/stable-page.ts';
import { test } from './support/test.ts';

const { fileOf, pathsWithMissing, siteFolder } = site;

// The same browser draws an accepted page and the built one, one after the other, where their bytes differ.
// The machine, its fonts and the release of the browser change both alike.
test.use(still);

/** Opens a page as it was accepted, with the files that were accepted with it. */
async function openAccepted(page: Page, address: string): Promise<void> {
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(records.pages, pathname === address ? fileOf(address) : pathname);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
  });
  await page.goto(address);
}

async function draw(page: Page): Promise<Buffer> {
  await waitForStablePage(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Draws a page until two pictures in a row are the same: Chromium may leave a tile out of a tall one. */
async function drawTwice(page: Page): Promise<Buffer> {
  const [first, second] = [await draw(page), await draw(page)];
  return first.equals(second) ? second : drawTwice(page);
}

/** Keeps a picture as what the next one with its name is compared with. */
function keep(info: TestInfo, name: string, picture: Buffer): void {
  const file = info.snapshotPath(name, { kind: 'screenshot' });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** A shade more or less, of 256, nobody sees. A page that stands still comes to look like the other soon, or never. */
const options = { fullPage: true, threshold: 0.004, timeout: 15_000 };

for (const address of pathsWithMissing) {
  test(`${address} looks as accepted, in a narrow and a wide window, light and dark`, async ({
    window: page,
    requests,
  }, info) => {
    if (isAsAccepted(address)) return expect(isAsAccepted(address), 'byte for byte').toBe(true);
    if (/all|changed/.test(info.config.updateSnapshots)) {
      await page.goto(address);
      await waitForStablePage(page);
      const names = requests.map(({ pathname }) => pathname.slice(1));
      for (const file of [fileOf(address), ...names.filter((name) => /^assets\//.test(name))]) {
        cpSync(path.join(siteFolder, file), path.join(records.pages, file));
      }
      return expect(isAsAccepted(address), 'it is recorded').toBe(true);
    }
    expect(existsSync(acceptedFile(address)), 'it has an accepted state').toBe(true);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const name = `${width}-${colorScheme}.png`;
        await openAccepted(page, address);
        const first = await draw(page);
        await page.unrouteAll();
        await page.goto(address);
        // One picture of each is enough where they are the same.
        if (first.equals(await draw(page))) continue;
        await openAccepted(page, address);
        keep(info, name, await drawTwice(page));
        await page.unrouteAll();
        await page.goto(address);
        await waitForStablePage(page);
        await expect.soft(page, `see ${differencesFolder}/`).toHaveScreenshot(name, options);
      }
    }
  });
}
