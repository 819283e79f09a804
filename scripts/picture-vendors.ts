// npm run docs:vendors: builds both vendors of this repository and writes docs/vendors.jpg, which has
// the same cuts of both side by side.
import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { createPreviewServer } from '../hosting/preview/server.ts';
import { createSnapshotReader } from '../hosting/preview/snapshot.ts';
import { reportError } from '../lib/report-error.ts';
import { UserError } from '../lib/user-error.ts';
import { ensureBrowser, systemChromium } from '../tests/support/browser.ts';
import { vendors } from '../tests/support/example.ts';

const width = 1280;
const height = 800;
/** What is pictured of each vendor: a page, in a colour scheme, from an element on. */
const cuts = [
  { path: '/', scheme: 'light', from: 'header' },
  { path: '/about', scheme: 'light', from: '#leadership' },
  { path: '/contact', scheme: 'dark', from: 'header' },
] as const;
/** The width of a cut in the picture, and the gap between two, in pixels. */
const shown = 880;
const gap = 24;

async function takeCuts(browser: Browser, address: string): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const { path, scheme, from } of cuts) {
    const viewport = { width, height };
    const options = { viewport, colorScheme: scheme, reducedMotion: 'reduce' } as const;
    const page = await browser.newPage(options);
    await page.goto(address + path);
    await page
      .locator(from)
      .first()
      .evaluate((one) => one.scrollIntoView({ block: 'start' }));
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot();
    pictures.push(await sharp(picture).resize(shown).toBuffer());
    await page.close();
  }
  return pictures;
}

async function pictureVendor(browser: Browser, folder: string): Promise<Buffer[]> {
  const env = { ...process.env, SITE: folder };
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new UserError(`${folder} does not build, so there is no picture of it`);
  const readSnapshot = createSnapshotReader('build/client', console.error, '');
  const server = createPreviewServer(readSnapshot);
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const pictures = await takeCuts(browser, `http://localhost:${port}`);
  server.close();
  return pictures;
}

try {
  ensureBrowser();
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const columns: Buffer[][] = [];
  for (const folder of vendors) columns.push(await pictureVendor(browser, folder));
  await browser.close();
  const tiles = cuts.flatMap((_, row) => columns.flatMap((column) => column[row] ?? []));
  await sharp(tiles, { join: { across: vendors.length, shim: gap, background: '#808080' } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile('docs/vendors.jpg');
  console.log('Wrote docs/vendors.jpg.');
} catch (error) {
  reportError(error);
}
