import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { diffLines } from 'diff';
import { type StartStep, silently } from 'sitewright/lib';
import { ensureBrowser, readLaunchOptions } from './support/browser.ts';
import { waitForStablePage } from './support/stable-page.ts';

export interface PageDifference {
  /** The file of the page, such as `about.html`. */
  page: string;
  state: 'same' | 'new' | 'gone' | 'different';
  /** The lines that a visitor reads otherwise. */
  words: { sign: '+' | '-'; text: string }[];
  /** The names of the pictures before and after, for each width of a window. */
  pictures: { width: number; before: string; after: string }[];
}

const widths = [1280, 390];

/**
 * Draws the pages of two built sites.
 *
 * @param before the folder of the pages as they were
 * @param after the same as they are
 * @param to the folder for the pictures of the pages that look otherwise
 */
export async function comparePages(
  before: string,
  after: string,
  to: string,
  startStep: StartStep = silently,
): Promise<PageDifference[]> {
  const list = (folder: string) => globSync('**/*.html', { cwd: folder });
  // The editor's pages are no visitor's, and what a failing server shows is not recorded.
  const isPage = (file: string) => !/^(admin|edit)\b|(^|\/)500\.html$/.test(file);
  const pages = [...new Set([...list(before), ...list(after)])].filter(isPage).sort();
  ensureBrowser();
  const advance = startStep('Comparing the pages', pages.length);
  const browser = await chromium.launch(readLaunchOptions());
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const differences: PageDifference[] = [];
    for (const file of pages) {
      const [isOld, isNew] = [before, after].map((one) => existsSync(path.join(one, file)));
      const state = !isOld ? 'new' : !isNew ? 'gone' : 'different';
      differences.push(
        state === 'different'
          ? await compare(page, file, before, after, to)
          : { page: file, state, words: [], pictures: [] },
      );
      advance();
    }
    return differences;
  } finally {
    await browser.close();
  }
}

async function compare(
  page: Page,
  file: string,
  before: string,
  after: string,
  to: string,
): Promise<PageDifference> {
  const same: PageDifference = { page: file, state: 'same', words: [], pictures: [] };
  const read = (folder: string) => readFileSync(path.join(folder, file));
  if (read(before).equals(read(after))) return same;
  const pictures: PageDifference['pictures'] = [];
  let words: PageDifference['words'] = [];
  for (const width of widths) {
    const [old, now] = [
      await draw(page, before, file, width),
      await draw(page, after, file, width),
    ];
    words = diffLines(old.words, now.words).flatMap(({ added, removed, value }) =>
      added || removed
        ? value
            .split('\n')
            .filter(Boolean)
            .map((text) => ({ sign: added ? ('+' as const) : ('-' as const), text }))
        : [],
    );
    if (old.picture.equals(now.picture)) continue;
    const name = `${file.replace(/\.html$/, '').replaceAll('/', '-')}-${width}`;
    mkdirSync(to, { recursive: true });
    const names = { before: `${name}-before.png`, after: `${name}-after.png` };
    writeFileSync(path.join(to, names.before), old.picture);
    writeFileSync(path.join(to, names.after), now.picture);
    pictures.push({ width, ...names });
  }
  return words.length + pictures.length > 0
    ? { ...same, state: 'different', words, pictures }
    : same;
}

/** Draws a page of a folder, and reads what a visitor reads of it. */
async function draw(page: Page, folder: string, file: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const address = new URL(file, 'http://site.invalid/');
  await page.route('**', async (route) => {
    const place = path.join(folder, decodeURI(new URL(route.request().url()).pathname));
    await (existsSync(place) ? route.fulfill({ path: place }) : route.abort());
  });
  await page.goto(address.href);
  await waitForStablePage(page);
  const words = await page.evaluate(() => document.body.innerText);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.unrouteAll();
  return { words: `${words}\n`, picture };
}
