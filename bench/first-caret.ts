/**
 * npm run bench:caret: how soon somebody who edits a page can write in it, on their own machine and on the live site:
 * from the moment that the page is there in the editor until the first letter is seen where it was typed, and how long
 * the processor worked for that. `npm run bench:caret -- /about` opens another page than /pricing; ROUNDS=10 opens it
 * ten times.
 */
import { createServer } from 'node:http';
import { type Browser, chromium, type Page } from '@playwright/test';
import { servePreview } from '../packages/sitewright/hosting/preview.ts';
import { listen } from '../packages/sitewright/lib/listen.ts';
import { runCommand, UserError } from '../packages/sitewright/lib/user-error.ts';
import { readLaunchOptions } from '../packages/sitewright-checks/support/browser.ts';
import { createRepository } from '../tests/support/editor/serve-live-editor.ts';
import { example } from '../tests/support/example.ts';
import { GitHubApi } from '../tests/support/git/github-api.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import { describeMachine } from './report.ts';

const urlPath = process.argv[2] ?? '/pricing';
const rounds = Number(process.env.ROUNDS ?? 10);

/** Milliseconds until the page is there, from then until the first letter is seen, and of the processor in that time. */
interface Opened {
  drawn: number;
  letter: number;
  processor: number;
}

/** Begins without a draft and, on the live site, signed in; notes when the page is there. */
const prepare = () => {
  if (window !== window.top) return;
  localStorage.clear();
  sessionStorage.setItem('token of the editor', 'github_pat_of_ann');
  const look = () => {
    const editor = document.getElementById('editor');
    if (editor && !editor.hasAttribute('aria-busy')) performance.mark('drawn');
    else requestAnimationFrame(look);
  };
  look();
};

/** Waits until the words of the heading are other ones than before, and are on the screen. */
const seeLetter = (before: string) =>
  new Promise<number>((resolve) => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const look = () => {
      const now = frame?.contentDocument?.querySelector('main h1')?.textContent;
      if (now === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.now()));
    };
    look();
  });

/** Opens a page in the editor, clicks on the middle of its heading at once, and types a letter. */
async function open(page: Page, address: string): Promise<Opened> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readProcessor = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0, undefined, {
    polling: 'raf',
    timeout: 120_000,
  });
  const before = await readProcessor();
  const heading = page.frameLocator('#preview-frame').locator('main h1');
  const box = await heading.boundingBox();
  const said = await heading.textContent();
  if (!box || !said) throw new UserError(`${address} shows no heading`);
  const seen = page.evaluate(seeLetter, said);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.type('x');
  const end = await seen;
  const drawn = await page.evaluate(() => performance.getEntriesByName('drawn')[0]?.startTime ?? 0);
  return { drawn, letter: end - drawn, processor: (await readProcessor()) - before };
}

const median = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

/** @returns the medians of all rounds; the first one warms the server up, and the browser’s cache */
async function measure(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const all: Opened[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const page = await context.newPage();
    await page.addInitScript(prepare);
    const opened = await open(page, address);
    await page.close();
    if (round > 0) all.push(opened);
  }
  const of = (name: keyof Opened) => median(all.map((one) => one[name]));
  return { drawn: of('drawn'), letter: of('letter'), processor: of('processor') };
}

const settings = { usage: 'usage: npm run bench:caret -- /pricing' };

await runCommand(async () => {
  const service = new GitHubApi(createRepository());
  service.begin(service.repository);
  using site = new SiteCopy(example);
  const own = await site.serve('dev');
  using built = new SiteCopy(example);
  const server = `http://localhost:${await listen(service.server)}`;
  built.change('content/site.yaml', (file) =>
    file.set('editing', {
      ...{ service: 'github', repository: 'owner/site' },
      folder: example,
      server,
    }),
  );
  const { ok, errors } = built.build();
  if (!ok) throw new UserError(`The build failed:\n${errors}`);
  const preview = createServer(servePreview(`${built.folder}/build/client`));
  const live = `http://localhost:${await listen(preview)}`;
  const browser = await chromium.launch(readLaunchOptions());
  try {
    console.table({
      'on the own machine': await measure(browser, `${own}/admin/edit${urlPath}`),
      'on the live site': await measure(browser, `${live}/admin${urlPath}`),
    });
    console.log(
      `${urlPath} of Brasswick: medians of ${rounds} rounds, in milliseconds, on ${describeMachine()}.`,
    );
  } finally {
    await browser.close();
    for (const one of [preview, service.server]) one.close().closeAllConnections();
  }
}, settings);
