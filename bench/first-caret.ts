/**
 * npm run bench:caret: how long an editor waits for the first caret, on the page of Brasswick that has most sections.
 * ROUNDS=10 opens it ten times with the modules of the editor in the browser's cache, and clicks on the words of its
 * last heading as soon as the page is there.
 */
import type { Browser } from 'puppeteer-core';
import { ensureBrowser } from '../packages/sitewright/checks/support/browser.ts';
import { readRawSections } from '../packages/sitewright/content/page-files.ts';
import { readSite } from '../packages/sitewright/kinds/read-site.ts';
import { example } from '../tests/support/example.ts';
import { launchChromium } from '../tests/support/launch-chromium.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import { describeMachine } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 10);

/** The address of the page with most sections. */
function findLongest(): string {
  const all = Object.groupBy(readRawSections(readSite(example)), ({ path }) => path);
  const [[longest] = ['/']] = Object.entries(all).sort(
    ([, one = []], [, other = []]) => other.length - one.length,
  );
  return longest;
}

/**
 * Opens a page in the editor and clicks on its last heading.
 *
 * @returns the milliseconds until the page is there, and from then until the caret is in the words
 */
async function measure(browser: Browser, url: string): Promise<{ page: number; caret: number }> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(url);
    const there = await page.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
      const drawn = frame?.contentDocument;
      const heading = [...(drawn?.querySelectorAll('main h2[data-fields]') ?? [])].at(-1);
      if (!frame || !heading?.checkVisibility({ visibilityProperty: true })) return undefined;
      const time = performance.now();
      heading.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = heading.ownerDocument.createRange();
      range.selectNodeContents(heading);
      const [words] = range.getClientRects();
      const outer = frame.getBoundingClientRect();
      const scale = outer.width / frame.offsetWidth;
      const { left = 0, top = 0, width = 0, height = 0 } = words ?? {};
      const x = outer.left + (left + width / 2) * scale;
      const y = outer.top + (top + height / 2) * scale;
      return { time, x, y };
    });
    const { time = 0, x = 0, y = 0 } = (await there.jsonValue()) ?? {};
    await page.mouse.click(x, y);
    const typing = await page.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
      const focused = frame?.contentDocument?.activeElement as HTMLElement | null | undefined;
      return focused?.isContentEditable && performance.now();
    });
    return { page: time, caret: Number(await typing.jsonValue()) - time };
  } finally {
    await page.close();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

ensureBrowser();
using copy = new SiteCopy();
const address = await copy.serve('dev');
const longest = findLongest();
const browser = await launchChromium();
try {
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = await measure(browser, `${address}/admin/edit${longest}`);
    // The first round loads the modules.
    if (round > 0) measured.push(result);
  }
  const carets = measured.map(({ caret }) => caret);
  console.log(
    [
      `${longest}: the page is there after ${Math.round(median(measured.map((one) => one.page)))} ms,`,
      `and the caret ${Math.round(median(carets))} ms later, at most ${Math.round(Math.max(...carets))} ms.`,
    ].join(' '),
  );
  console.log(`Medians of ${rounds} visits, on ${describeMachine()}.`);
} finally {
  await browser.close();
}
