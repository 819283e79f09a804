import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { fileOf, pathsWithMissing, siteFolder } from '../support/built-site.ts';
import { describeDifference } from '../support/compare-pictures.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForStablePage } from '../support/stable-page.ts';

// The same browser draws the accepted pages and the built ones, one after the other. The machine, its
// fonts and the release of the browser change both alike.
const acceptedFolder = 'tests/specification/accepted-pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const acceptedFile = (address: string) => path.join(acceptedFolder, fileOf(address));

/** Opens a page as it was accepted, with the files that were accepted with it. */
async function openAccepted(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(acceptedFolder, pathname === address ? fileOf(address) : pathname);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
  });
  await page.goto(address);
  return page;
}

async function draw(page: Page): Promise<Buffer> {
  await waitForStablePage(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Draws a page until two pictures in a row are the same: Chromium may leave a tile out of a tall one. */
async function drawTwice(page: Page): Promise<Buffer> {
  let last = await draw(page);
  for (;;) {
    const next = await draw(page);
    if (next.equals(last)) return next;
    last = next;
  }
}

for (const address of pathsWithMissing) {
  test(`${address} looks as accepted, in a narrow and a wide window, light and dark`, async ({
    page,
    context,
    requests,
  }, info) => {
    const isRecording = /all|changed/.test(info.config.updateSnapshots);
    const differences: string[] = [];
    await page.goto(address);
    if (existsSync(acceptedFile(address))) {
      const accepted = await openAccepted(context, address);
      for (const width of [390, 1280]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          for (const one of [accepted, page]) {
            await one.setViewportSize({ width, height: 900 });
            await one.emulateMedia({ colorScheme });
          }
          if (!(await describeDifference(await draw(accepted), await draw(page)))) continue;
          const [before, after] = [await drawTwice(accepted), await drawTwice(page)];
          const difference = await describeDifference(before, after);
          if (!difference) continue;
          differences.push(`${width} px, ${colorScheme}: ${difference}`);
          writeFileSync(info.outputPath(`${width}-${colorScheme}-accepted.png`), before);
          writeFileSync(info.outputPath(`${width}-${colorScheme}-now.png`), after);
        }
      }
    } else differences.push('a page without an accepted state');
    if (isRecording && differences.length > 0) {
      const names = requests.map(({ pathname }) => pathname.slice(1));
      for (const file of [fileOf(address), ...names.filter((name) => name.startsWith('assets/'))]) {
        cpSync(path.join(siteFolder, file), path.join(acceptedFolder, file));
      }
    } else expect(differences, 'Look at test-results/; `npm run accept` accepts it').toEqual([]);
  });
}

const changes: Record<string, () => void> = {
  'a section 4 px lower': () => {
    const [, second] = document.querySelectorAll<HTMLElement>('main section');
    if (second) second.style.marginTop = '4px';
  },
  'a tint two steps off': () => {
    const isTinted = (one: Element) =>
      /rgb\(|lab\(|lch\(/.test(getComputedStyle(one).backgroundColor);
    const tinted = [...document.querySelectorAll<HTMLElement>('main *')].find(isTinted);
    if (!tinted) return;
    const { backgroundColor } = getComputedStyle(tinted);
    tinted.style.backgroundColor = `rgb(from ${backgroundColor} calc(r - 2) g b)`;
  },
  'a drawing gone': () => {
    const drawing = document.querySelector<SVGElement>('main svg');
    if (drawing) drawing.style.visibility = 'hidden';
  },
};

for (const [name, change] of Object.entries(changes)) {
  test(`${name} is seen`, async ({ context }) => {
    const page = await openAccepted(context, '/');
    const before = await draw(page);
    expect(await describeDifference(before, await draw(page))).toBeUndefined();
    await page.evaluate(change);
    expect(await describeDifference(before, await draw(page))).toBeDefined();
  });
}
