import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fileOf, pathsWithMissing, siteFolder } from '../support/built-site.ts';
import { describeDifference } from '../support/compare-pictures.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { waitForStablePage } from '../support/stable-page.ts';

// The same browser draws an accepted page and the built one, one after the other, where their bytes differ.
// The machine, its fonts and the release of the browser change both alike.
const acceptedFolder = 'tests/specification/accepted-pages';

test.use(still);

const acceptedFile = (address: string) => path.join(acceptedFolder, fileOf(address));

/** Opens a page as it was accepted, with the files that were accepted with it. */
async function openAccepted(page: Page, address: string): Promise<void> {
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(acceptedFolder, pathname === address ? fileOf(address) : pathname);
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
  let last = await draw(page);
  for (;;) {
    const next = await draw(page);
    if (next.equals(last)) return next;
    last = next;
  }
}

const states = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Draws a page in every state. */
async function drawStates(page: Page, drawOne = draw): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const { width, colorScheme } of states) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    pictures.push(await drawOne(page));
  }
  return pictures;
}

/** The states in which a page looks otherwise than accepted; their pictures are kept in a folder. */
async function findDifferences(
  page: Page,
  address: string,
  folder: string,
  drawOne = draw,
): Promise<string[]> {
  await openAccepted(page, address);
  const accepted = await drawStates(page, drawOne);
  await page.unrouteAll();
  await page.goto(address);
  const now = await drawStates(page, drawOne);
  const differences: string[] = [];
  for (const [index, { width, colorScheme }] of states.entries()) {
    const pictures = [accepted[index], now[index]] as [Buffer, Buffer];
    const difference = await describeDifference(...pictures);
    if (!difference) continue;
    differences.push(`${width} px, ${colorScheme}: ${difference}`);
    const name = path.join(folder, `${width}-${colorScheme}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${name}-accepted.png`, pictures[0]);
    writeFileSync(`${name}-now.png`, pictures[1]);
  }
  return differences;
}

for (const address of pathsWithMissing) {
  test(`${address} looks as accepted, in a narrow and a wide window, light and dark`, async ({
    window: page,
    requests,
  }, info) => {
    const [accepted, built] = [acceptedFile(address), path.join(siteFolder, fileOf(address))];
    // The names of all files that a page loads tell their bytes: the same page looks the same.
    if (existsSync(accepted) && readFileSync(accepted).equals(readFileSync(built))) return;
    if (/all|changed/.test(info.config.updateSnapshots)) {
      await page.goto(address);
      await waitForStablePage(page);
      const names = requests.map(({ pathname }) => pathname.slice(1));
      for (const file of [fileOf(address), ...names.filter((name) => /^assets\//.test(name))]) {
        cpSync(path.join(siteFolder, file), path.join(acceptedFolder, file));
      }
      return;
    }
    let differences = ['a page without an accepted state'];
    if (existsSync(accepted)) {
      differences = await findDifferences(page, address, info.outputDir);
      if (differences.length > 0) {
        differences = await findDifferences(page, address, info.outputDir, drawTwice);
      }
    }
    expect(differences, 'Look at test-results/; `npm run accept` accepts it').toEqual([]);
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

test('a moved section, another tint and a missing drawing are seen', { tag: '@weekly' }, async ({
  window: page,
}) => {
  await openAccepted(page, '/');
  let last = await draw(page);
  expect(await describeDifference(last, await draw(page)), 'nothing changed').toBeUndefined();
  for (const [name, change] of Object.entries(changes)) {
    await page.evaluate(change);
    const next = await draw(page);
    expect(await describeDifference(last, next), name).toBeDefined();
    last = next;
  }
});
