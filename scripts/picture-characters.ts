// `npm run characters`: starts a site of each character, builds it, and takes the picture of it that the guide shows.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { readLaunchOptions } from '../packages/sitewright-checks/support/browser.ts';

const trades = ['shop', 'software', 'maker', 'clinic'];
const window = { width: 1280, height: 800 };
/** In the guide two stand side by side. */
const width = 640;
const folder = path.resolve('build/characters');
const pictures = path.resolve('docs/guides/characters');
const bin = path.resolve('packages/sitewright/bin.mjs');

rmSync(folder, { recursive: true, force: true });
for (const one of [folder, pictures]) mkdirSync(one, { recursive: true });
const browser = await chromium.launch(readLaunchOptions());
const page = await browser.newPage({ viewport: window });
for (const [index, character] of readdirSync('packages/create-sitewright/characters').entries()) {
  const site = path.join(folder, character);
  const choice = ['--character', character, '--trade', trades[index] ?? '', '--name', 'Larkfield'];
  const create = path.resolve('packages/create-sitewright/create.mjs');
  execFileSync('node', [create, character, '--yes', ...choice], { cwd: folder });
  execFileSync('node', [bin, 'build'], { cwd: site, stdio: 'inherit' });
  const server = spawn('node', [bin, 'preview'], { cwd: site, env: { ...process.env, PORT: '0' } });
  const address = await new Promise<string>((resolve) => {
    server.stdout.on('data', (said) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(said)) ?? [];
      if (found) resolve(found);
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Texts have their own font from the second page on.
  await page.reload({ waitUntil: 'networkidle' });
  const picture = path.join(pictures, `${character}.webp`);
  const { size } = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 75 })
    .toFile(picture);
  console.log(`${path.relative('', picture)}: ${size} bytes`);
  server.kill();
}
await browser.close();
