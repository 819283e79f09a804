/**
 * npm run bench:layout -- /pricing: what laying out and styling a page of Countermark costs until it is still, in
 * milliseconds on a processor of a quarter of the speed, and what it costs without each of the means of CSS that may
 * be slow; without a path the first page. ROUNDS=10 visits each form ten times, in turn; a means that the page does
 * not use is left out.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import { servePreview } from '../packages/sitewright/hosting/preview.ts';
import { listen } from '../packages/sitewright/lib/listen.ts';
import { ensureBrowser } from '../packages/sitewright-checks/support/browser.ts';
import { launchChromium } from '../tests/support/page/launch-chromium.ts';
import { visit } from './first-visit.ts';
import { describeMachine } from './report.ts';

const folder = `${process.env.SITE || 'sites/countermark'}/build/client`;
const rounds = Number(process.env.ROUNDS ?? 10);
const urlPath = process.argv[2] ?? '/';

/** How a form of the page differs from it, in its minified styles. */
const forms: readonly (readonly [name: string, pattern: RegExp, replacement?: string])[] = [
  ['as it is', /$^/],
  ['all of it laid out', /content-visibility:auto/g, 'content-visibility:visible'],
  ['without balanced lines', /text-wrap:[^;}]*/g],
  ['without container queries', /container(-type)?:[^;}]*/g],
  ['without subgrids', /subgrid/g, 'none'],
  ['without hyphenation', /hyphens:auto/g],
  ['without @property', /@property [^}]*\}/g],
  ['without masks and filters', /(?<=[{;])(-webkit-)?(mask|filter|backdrop-filter)[\w-]*:[^;}]*/g],
  ['without clip paths', /clip-path:[^;}]*/g],
  ['without shadows', /(?<=[{;])(box|text)-shadow:[^;}]*/g],
  ['without stand-in faces', /@font-face\{[^}]*local\([^}]*\}/g],
  ['without any font', /@font-face\{[^}]*\}/g],
];

/** Visits a page. @returns the milliseconds that processors took for styling and for layout, in all processes */
async function measure(
  browser: Browser,
  address: string,
): Promise<{ style: number; layout: number }> {
  return await visit(browser, async (page) => {
    await page.tracing.start({ categories: ['devtools.timeline'] });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForNetworkIdle();
    const trace = await page.tracing.stop();
    const { traceEvents } = JSON.parse(Buffer.from(trace ?? []).toString()) as {
      traceEvents: { name: string; tdur?: number }[];
    };
    const sum = (name: string) =>
      traceEvents
        .filter((event) => event.name === name)
        .reduce((total, { tdur = 0 }) => total + tdur / 1_000, 0);
    return { style: sum('UpdateLayoutTree'), layout: sum('Layout') };
  });
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const file = path.join(folder, urlPath === '/' ? 'index.html' : `${urlPath}.html`);
const html = readFileSync(file, 'utf8');
const pages = forms.flatMap(([name, pattern, replacement = '']) => {
  // The policy names the style by its hash.
  const open = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const changed = open.replace(/(?<=<style>).*?(?=<\/style>)/gs, (css) =>
    css.replaceAll(pattern.global ? pattern : new RegExp(pattern, 'g'), replacement),
  );
  return changed === open && name !== 'as it is' ? [] : [{ name, text: changed }];
});
const others = servePreview(folder);
const server = createServer((request, response) => {
  const [, form] = /^\/form-(\d+)$/.exec(request.url ?? '') ?? [];
  if (form === undefined) return others(request, response);
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pages[Number(form)]?.text);
});
ensureBrowser();
const port = await listen(server);
const browser = await launchChromium();
try {
  const measured = pages.map(() => [] as Awaited<ReturnType<typeof measure>>[]);
  // The first round warms the browser up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const index of pages.keys()) {
      const result = await measure(browser, `http://localhost:${port}/form-${index}`);
      if (round > 0) measured[index]?.push(result);
    }
  }
  console.table(
    pages.map(({ name }, index) => {
      const results = measured[index] ?? [];
      const style = Math.round(median(results.map((one) => one.style)));
      const layout = Math.round(median(results.map((one) => one.layout)));
      return { [urlPath]: name, style, layout };
    }),
  );
  console.log(`Medians of ${rounds} visits, in milliseconds, on ${describeMachine()}.`);
} finally {
  await browser.close();
  server.close();
}
