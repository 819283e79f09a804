import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findFreePort } from '../../../lib/port.ts';
import { ensureBrowser, systemChromium } from '../../support/browser.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { describeUnless } from '../host.ts';
import { waitUntilReady } from '../http-client.ts';
import { describeMissingNginx, startNginx, writeConfiguration } from '../nginx-host.ts';
import { placeRelease } from '../place-release.ts';
import { endProcess } from '../processes.ts';

const missing =
  describeMissingNginx() ??
  (spawnSync('goaccess', ['--version']).error ? 'apt-get install goaccess' : undefined);

/** Counts visitors and views in a log as docs/guides/count-visitors.md does. */
function count(log: string): { visitors: number; views: number; pages: string[] } {
  const report = path.join(temporaryFolder(), 'report.json');
  const options = ['-', '-p', 'hosting/templates/goaccess.conf', '-o', report];
  const { status, stderr } = spawnSync('goaccess', options, { input: log, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const { general, requests } = JSON.parse(readFileSync(report, 'utf8'));
  const rows: { data: string; hits: { count: number } }[] = requests.data;
  const views = rows.reduce((sum, { hits }) => sum + hits.count, 0);
  return { visitors: general.unique_visitors, views, pages: rows.map(({ data }) => data).sort() };
}

describeUnless(missing, 'the log of a real browser’s visit', () => {
  test('tells its visitors rightly, and its views between two bounds', async () => {
    const home = temporaryFolder();
    const port = await findFreePort();
    await placeRelease('build/client', home);
    const configuration = writeConfiguration(home, port);
    const log = path.join(home, 'access.log');
    const [format = ''] =
      /log_format [^;]+;/.exec(readFileSync('hosting/templates/nginx.conf', 'utf8')) ?? [];
    const text = readFileSync(configuration, 'utf8');
    const logged = `${format}\n  access_log ${log} www.example.com;`;
    writeFileSync(configuration, text.replace('access_log off;', logged));
    const server = startNginx(configuration);
    const origin = `http://localhost:${port}`;
    await waitUntilReady(origin);

    ensureBrowser();
    const executablePath = systemChromium();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const views = [await visit(browser, origin), await visit(browser, origin)];
    await browser.close();
    await endProcess(server, 'SIGTERM');

    const [, ...rest] = readFileSync(log, 'utf8').split('\n');
    // The first line is of the test, which asked whether nginx was ready.
    const lines = rest.join('\n');
    const seen = views.reduce((sum, more) => sum + more);
    const all = count(lines);
    const clicked = count(lines.replaceAll(/^.*"prefetch[^"]*"\n/gm, ''));
    expect([all.visitors, clicked.visitors]).toEqual([1, 1]);
    // docs/guides/count-visitors.md names these numbers, of one visit: the address that was typed, two
    // links that were clicked, and two that were not.
    expect([seen, all.views, clicked.views]).toEqual([6, 10, 2]);
    expect(all.pages.filter((page) => /\.\w+$/.test(page))).toEqual([]);
    // Each visit asks for the rules at most once.
    expect(lines.match(/GET \/links\.speculationrules/g)?.length ?? 0).toBeLessThanOrEqual(2);
  });
});

/** Looks at some pages as a person does: rests on links, clicks on some; returns how many pages it saw. */
async function visit(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  origin: string,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin);
  let seen = 1;
  for (const [target, isClicked] of [
    ['/about', false],
    ['/pricing', true],
    ['/careers', false],
    ['/contact', true],
  ] as const) {
    const link = page.locator(`a[href="${target}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(900);
    if (!isClicked) continue;
    await link.click();
    await page.waitForURL(`${origin}${target}`);
    seen += 1;
  }
  await page.waitForTimeout(500);
  await context.close();
  return seen;
}
