// What the guides show of code is tried as it is written: a new site with all of it, in development and as it is built.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Code, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import sharp from 'sharp';
import { InstalledSite } from '../support/installed-site.ts';

interface Example {
  /** The guide and the line where it begins. */
  place: string;
  /** The file of a site that it is, or is added to: what stands behind the language of its block. */
  file: string | undefined;
  isCode: boolean;
  text: string;
}

const examples = globSync('docs/guides/*.md').sort().flatMap(readExamples);

function readExamples(guide: string): Example[] {
  return listCode(fromMarkdown(readFileSync(guide, 'utf8'))).map(
    ({ lang, meta, value, position }) => ({
      place: `${guide}:${position?.start.line}`,
      file: meta ?? undefined,
      isCode: /^(tsx?|css)$/.test(lang ?? ''),
      text: `${value}\n`,
    }),
  );
}

function listCode(node: Nodes): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(listCode) : [];
}

/** What the pages need that the guides take for granted. */
const around = {
  'content/home.yaml': `
purpose:
  title: Why we are here
  mission: { title: Mission, statement: To take care of it. }
  vision: { title: Vision, statement: Everything is taken care of. }
  signature: A placeholder
`,
  'content/pages/shops.yaml': `
meta:
  title: All our shops
  description: All our shops by their towns, with what you find there, and where you leave your bicycle or your car.
hero:
  title: Our shops
  lead: By their towns.
`,
};

const pages = ['/', '/shops', '/shops/lund', '/shops/umea', '/pricing', '/no-such-page'];
let installed: InstalledSite;
const servers = { dev: '', preview: '' };

test.describe.configure({ mode: 'serial' });

test('each example of code in the guides says which file it is', () => {
  const code = examples.filter(({ isCode }) => isCode);
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter(({ file }) => file === undefined).map(({ place }) => place)).toEqual([]);
});

test.describe('as one site', { tag: '@weekly' }, () => {
  test.beforeAll(async () => {
    installed = new InstalledSite(['pricing', 'privacy']);
    const add = (file: string, text: string) => {
      const isThere = existsSync(path.join(installed.files.path, file));
      installed.files.write(file, (isThere ? installed.files.read(file) : '') + text);
    };
    for (const [file, text] of Object.entries(around)) add(file, text);
    for (const { file, text } of examples)
      if (file) add(file, `\n${text}`.replace(/^\n(?=\[)/, ''));
    const { ok, output } = installed.run('build');
    expect(ok, output).toBe(true);
    servers.preview = await installed.serve('preview');
    servers.dev = await installed.serve('dev');
  });

  test.afterAll(() => installed.remove());

  for (const page of pages) {
    test(`${page} shows the same in development and in the build, logs nothing, and nothing is refused`, async ({
      page: window,
    }) => {
      const [built, developed] = [
        await look(window, servers.preview + page),
        await look(window, servers.dev + page),
      ];
      expect(built.faults).toEqual([]);
      expect(developed).toEqual(built);
    });
  }

  test('the map is the same in both once it is seen, with the words of its shop', async ({
    page,
  }) => {
    const seen = [];
    for (const server of Object.values(servers)) {
      await answerPictures(page);
      const faults = await listenForFaults(page);
      await page.goto(server);
      const section = page.getByRole('region', { name: 'Where we are' });
      await section.evaluate((one) => one.scrollIntoView({ block: 'end' }));
      await section.getByRole('button', { name: 'Zoom in' }).click();
      await section.locator('path.leaflet-interactive').click();
      await expect(section.getByText('The harbour, 1 Example Street')).toHaveCount(2);
      const parts = section.locator('[class*=leaflet-control], [class*=leaflet-pane]');
      const places = await parts.evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          const { zIndex, position, inset } = getComputedStyle(one);
          return [one.className, width, height, zIndex, position, inset].join(' ');
        }),
      );
      seen.push({ faults, places });
      page.removeAllListeners();
    }
    const [built, developed] = seen;
    expect(built?.faults).toEqual([]);
    expect(built?.places.length).toBeGreaterThan(8);
    expect(developed).toEqual(built);
  });

  test('it passes npm run check', () => {
    const { ok, output } = installed.run('check');
    expect(ok, output).toBe(true);
  });

  test('it is right by its types, and its unit test passes', () => {
    const types = installed.runTool('typescript/bin/tsc', '-p', '.');
    expect(types).toEqual({ ok: true, output: '' });
    const { ok, output } = installed.runTool('vitest/vitest.mjs', 'run', '--root', '.', 'sections');
    expect(ok, output).toBe(true);
  });

  test('a file of one’s own is the same in both', async ({ request }) => {
    const [built, developed] = await Promise.all(
      Object.values(servers).map(async (server) =>
        (await request.get(`${server}/feed.json`)).json(),
      ),
    );
    expect(built.items.length).toBeGreaterThan(pages.length - 2);
    expect(developed).toEqual(built);
  });
});

/** The pictures of another host that the examples name: there is no such host. */
async function answerPictures(page: Page) {
  const picture = await sharp({
    create: { width: 1, height: 1, channels: 3, background: '#ddd' },
  })
    .png()
    .toBuffer();
  await page.route('https://images.example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: picture }),
  );
}

/** @returns a list to which what the console says and what the policy refuses is added */
async function listenForFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const isMissing = /Failed to load resource: .*404|404 Error/;
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    // Tools of development say that they are there.
    const isFault = /^(error|warning)$/.test(message.type());
    if (isFault && !isMissing.test(message.text())) faults.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`),
    );
  });
  return faults;
}

/** What somebody sees at an address and where it stands, what the console says, and what the policy refused. */
async function look(page: Page, address: string) {
  const faults = await listenForFaults(page);
  await answerPictures(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && one.innerText)
      // Development alone leads to the editors.
      .filter((one) => !one.matches('[href^="/admin"]'))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.localName} ${[x, y, width, height].map(Math.round).join(' ')} ${one.innerText}`;
      }),
  );
  page.removeAllListeners();
  return { title: await page.title(), seen, faults };
}
