// Takes the pictures of the reference: of a site that has the long sample of every kind, and examples of components.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import type { KindName } from '../../packages/sitewright/content/pages/section-kind.ts';
import { kinds } from '../../packages/sitewright/kinds/kinds-by-name.ts';
import { readLaunchOptions } from '../../packages/sitewright-checks/support/browser.ts';
import { folderOf } from '../../tests/support/reference/describe-kinds.ts';

const folder = path.resolve('build/reference');
const site = path.join(folder, 'plain');
const bin = path.resolve('packages/sitewright/bin.mjs');
const run = (args: readonly string[], cwd: string) =>
  execFileSync('node', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** Shows of it what stands in a window of this width, half as large. */
const window = { width: 1280, height: 900 };
const width = 640;

/** What no sample shows without files that a repository would have to keep. */
const withoutPicture: readonly KindName[] = ['latestPosts'];

/**
 * Draws each kind and each example.
 *
 * @param pictures the folder for them, whose files are replaced
 */
export async function drawPictures(pictures: string): Promise<void> {
  for (const one of [folder, pictures]) rmSync(one, { recursive: true, force: true });
  for (const one of [folder, pictures]) mkdirSync(one, { recursive: true });
  const pages = await writeSite();
  run([bin, 'build'], site);
  const server = spawn('node', [bin, 'preview'], { cwd: site, env: { ...process.env, PORT: '0' } });
  const address = await new Promise<string>((resolve) => {
    server.stdout.on('data', (said) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(said)) ?? [];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.launch(readLaunchOptions());
  try {
    const page = await browser.newPage({
      viewport: window,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      bypassCSP: true,
    });
    const take = async (name: string, selector: string) => {
      const shot = await page.locator(selector).screenshot();
      const image = sharp(await sharp(shot).resize({ width, withoutEnlargement: true }).toBuffer());
      await image.webp({ quality: 70 }).toFile(path.join(pictures, `${name}.webp`));
    };
    const open = async (place: string) => {
      await page.goto(address + place, { waitUntil: 'networkidle' });
      // The header would lie over what is scrolled to.
      await page.addStyleTag({ content: 'body > header { display: none !important }' });
    };
    for (const [kind, place] of pages) {
      await open(place);
      // The opening of a page has the anchor of the page itself; one section may stand beside another one.
      await take(
        kind,
        kind === 'hero' ? 'main > :first-child' : `main > :is(#${kind}, :has(#${kind}))`,
      );
    }
    await open('/examples');
    const names = await page
      .locator('[data-example]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-example') ?? ''));
    for (const name of names) await take(name, `[data-example="${name}"]`);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Writes the site, and says where each kind is. */
async function writeSite(): Promise<Map<KindName, string>> {
  const create = path.resolve('packages/create-sitewright/create.mjs');
  const choice = ['--name', 'Larkfield', '--trade', 'software', '--pages', 'home,pricing,contact'];
  run([create, 'plain', '--yes', ...choice], folder);
  // The look of the machine, and of nobody's character.
  for (const name of ['styles', 'frame', 'sections'])
    rmSync(path.join(site, name), { recursive: true, force: true });
  const write = (name: string, value: unknown) => {
    const file = path.join(site, 'content', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      typeof value === 'string' || value instanceof Buffer ? value : stringify(value),
    );
  };
  write('brand/brand.yaml', {
    name: 'Larkfield',
    tagline: 'One calendar for all',
    colours: { hue: 250 },
    headings: { face: '@fontsource/arimo' },
  });
  const navigation = parse(readFileSync(path.join(site, 'content/navigation.yaml'), 'utf8'));
  const entry = { name: 'Prices', href: '/pricing', description: 'What each plan costs.' };
  navigation.header.group.links.push(entry);
  write('navigation.yaml', navigation);
  for (const [index, name] of ['picture', 'other'].entries())
    write(`pictures/${name}.jpg`, await makePicture(index));
  write('pictures/mark.svg', mark);
  for (const name of ['price-list.pdf', 'manual.pdf', 'poster.pdf', 'film.mp4'])
    write(`files/${name}`, '%PDF-1.7 ');
  write('files/film.vtt', 'WEBVTT\n');
  cpSync('scripts/reference/examples', path.join(site, 'sections/examples'), { recursive: true });
  write('examples.yaml', {
    ...opening('Examples'),
    examples: {
      title: 'Components',
      words: 'You see the *same* hours as your guests.',
      picture: { src: 'picture.jpg', alt: 'A picture' },
    },
  });
  const drawn = [...kinds.keys()].filter((one) => !withoutPicture.includes(one));
  for (const name of drawn) {
    const kind = kinds.get(name);
    const needed = [...(kind?.requiredInputs ?? []), ...(kind?.optionalInputs ?? [])].filter(
      (one) => kinds.has(one as KindName),
    ) as KindName[];
    const sections = [name, ...needed].map((one) => [
      one,
      { section: one, ...kinds.get(one)?.samples?.long },
    ]);
    const page = {
      ...opening(`About ${folderOf(name)}`),
      currency: 'EUR',
      ...Object.fromEntries(sections),
    };
    write(`about-${folderOf(name)}.yaml`, page);
  }
  return new Map(drawn.map((name) => [name, `/about-${folderOf(name)}`]));
}

const opening = (title: string) => ({
  meta: {
    title,
    description: `${title}: a page of the site of which the pictures of the reference are taken.`,
  },
  publish: { index: false },
  hero: { title, lead: 'What stands below is a sample.' },
});

/** A picture of two grounds. */
const makePicture = (index: number) =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: ['#b8c4d6', '#d6c4b8'][index] ?? '#ccc',
    },
  })
    .jpeg()
    .toBuffer();

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="20" cy="20" r="16"/><rect x="48" y="12" width="68" height="16"/></svg>';
