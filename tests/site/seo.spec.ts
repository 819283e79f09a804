import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { contentFolder } from '../../app/content/content-folder.ts';
import routes from '../../app/routes.ts';
import {
  builtFiles,
  fileOf,
  pagePaths,
  pathsWithMissing,
  readBuilt,
  samplePaths,
  siteFolder,
  siteOrigin,
} from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ParsedPage, parsePage } from '../support/parsed-page.ts';
import { claims, lacks } from '../support/structured-data.ts';

/** Width and height of a PNG, in pixels. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)] as const;

test('each page has a title and a description of its own, of a length that is shown whole', () => {
  const heads = pathsWithMissing.map((path) => parsePage(path).head);
  for (const { title = '', description = '' } of heads) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

for (const path of samplePaths) {
  test(`${path} names its address, and a picture and words for when it is shared`, async ({
    request,
  }) => {
    const page = parsePage(path);
    const { head } = page;
    expect(head.canonical).toBe(siteOrigin + path);
    expect(head['og:url']).toBe(siteOrigin + path);
    expect(head.title).toContain(head['og:title']);
    expect(head['og:description']).toBe(head.description);
    expect(head['twitter:card']).toBe('summary_large_image');
    expect(head.robots).toBeUndefined();

    const image = new URL(head['og:image'] ?? '');
    expect(image.origin).toBe(siteOrigin);
    // Drawn with the page's heading, unless the content has a photograph for it.
    const isDrawn = image.pathname.startsWith('/share/');
    const response = await request.get(image.pathname);
    const picture = await response.body();
    const { width, height, type } = imageSize(picture);
    expect(response.headers()['content-type']).toBe(type === 'jpg' ? 'image/jpeg' : 'image/png');
    expect([width, height]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan((isDrawn ? 60 : 300) * 1024);
    if (isDrawn) expect(head['og:image:alt']).toBe(page.texts('h1')[0]);
    else expect(head['og:image:alt']).toMatch(/\p{L}+ \p{L}+/u);
  });

  test(`${path} has structured data that is complete, and claims what the page shows`, () => {
    const page = parsePage(path);
    const data = page.structuredData;
    expect(data.length).toBeGreaterThan(0);
    expect(lacks(data)).toEqual([]);
    // Where a page breaks its lines is no part of what it says; in an address a comma stands for it.
    const letters = (text: string) => text.replaceAll(/[\s,]/g, '');
    // A job's place is an office, whose address is on the contact page.
    const pages = [page, parsePage('/contact')];
    const shown = letters(pages.flatMap((one) => one.textNodes('body', 'script, style')).join(''));
    expect(claims(data).filter((claim) => !shown.includes(letters(claim)))).toEqual([]);
    for (const address of JSON.stringify(data).match(/https?:[^"]+/g) ?? []) {
      if (address !== 'https://schema.org') expect(address).toMatch(`${siteOrigin}/`);
    }
  });

  test(`${path} has a Markdown version with the same headings and links`, async ({ request }) => {
    const page = parsePage(path);
    const [version = ''] = page.attributes('head > link[type="text/markdown"]', 'href');
    const markdown = await request.get(version, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers()['content-encoding']).toBe('br');
    const text = await markdown.text();
    expect(text).toContain(`\nurl: ${siteOrigin}${path}\n`);
    const headings = [...text.matchAll(/^[-\d.\s]*#+ (.+)$/gm)].map(([, heading = '']) => heading);
    const letters = (heading: string) =>
      heading.replace(/^\[(.+)\]\(\S+\)$/, '$1').replaceAll(/[\s\\]/g, '');
    const shown = page.texts('main :is(h1, h2, h3, h4)');
    expect(headings.map(letters)).toEqual(shown.map(letters));
    // A heading's link to itself, a list of headings and footnotes are ways around in the page; what is said
    // beside a field belongs to it.
    const ids = page.attributes('main :is(h2, h3, h4, h5, h6, li, a)[id]', 'id');
    const inFields = page.attributes('main label a', 'href');
    const hrefs = page.attributes('main a[href]', 'href');
    for (const href of hrefs.filter(
      (one) => !ids.includes(one.slice(1)) && !inFields.includes(one),
    ))
      expect(text).toContain(`](${new URL(href, siteOrigin + path)})`);
    expect(text).not.toMatch(/<\w/);
  });
}

test('every shared picture can be decoded', async () => {
  for (const path of pagePaths) {
    const { pathname } = new URL(parsePage(path).head['og:image'] ?? '');
    const { info } = await sharp(siteFolder + pathname)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height], path).toEqual([1200, 630]);
  }
});

for (const file of ['404.html', '500.html']) {
  test(`${file} is kept out of search results and is not shared`, () => {
    const page = new ParsedPage(file);
    expect(page.head.robots).toBe('noindex');
    for (const name of ['canonical', 'alternate', 'og:url', 'og:image']) {
      expect(page.head[name], name).toBeUndefined();
    }
    expect(readBuilt(file)).not.toContain('ld+json');
  });
}

test('the sitemap lists the pages of routes.ts, and robots.txt leads to it', async ({ page }) => {
  // No page's policy applies there.
  await page.goto('about:blank');
  const { error, addresses, root } = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    return {
      error: document.querySelector('parsererror')?.textContent,
      root: document.documentElement.namespaceURI,
      addresses: [...document.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent),
    };
  }, readBuilt('sitemap.xml'));
  expect(error).toBeUndefined();
  expect(root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = routes
    .map(({ path }) => `/${path ?? ''}`)
    // What follows a message, and a campaign page that says so, are not listed.
    .filter((path) => !readBuilt(fileOf(path)).includes('name="robots" content="noindex"'));
  expect(addresses).toEqual(listed.map((path) => siteOrigin + path));
  const robots = readBuilt('robots.txt');
  expect(robots).toContain(`\nSitemap: ${siteOrigin}/sitemap.xml\n`);
  expect(robots).not.toContain('Disallow: /');
});

test('icons and manifest are what the pages say they are', async ({ page, request }) => {
  const icons = ':is([rel~="icon"], [rel="apple-touch-icon"], [rel="manifest"])';
  expect(parsePage('/').attributes(`link${icons}`, 'href')).toEqual([
    ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'],
  ]);
  expect(sizeOf(await (await request.get('/apple-touch-icon.png')).body())).toEqual([180, 180]);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOf(await (await request.get(src)).body()).join('x'), src).toBe(sizes);
  }
  await page.goto('/');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const [stated, painted] = await page.evaluate((scheme) => {
      const meta = document.querySelector(`meta[name=theme-color][media*="${scheme}"]`);
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const rgb = (colour: string) => {
        if (!canvas) return '';
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data.join();
      };
      const header = document.querySelector('body > header') ?? document.body;
      const background = getComputedStyle(header).backgroundColor;
      return [rgb(meta?.getAttribute('content') ?? ''), rgb(background)];
    }, scheme);
    expect(stated, scheme).toBe(painted);
  }
});

test('security researchers and assistants find plain text at the usual places', () => {
  const [contact, expires, languages, canonical, ...rest] = readBuilt(
    '.well-known/security.txt',
  ).split('\n');
  expect(contact).toMatch(/^Contact: \S+$/);
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(languages).toBe(`Preferred-Languages: ${content.site.languages.join(', ')}`);
  expect(canonical).toBe(`Canonical: ${siteOrigin}/.well-known/security.txt`);
  expect(rest).toEqual(['']);
  // Each language has its own.
  const linked = content.languages.flatMap(({ base }) => {
    const llms = readBuilt(`${base}/llms.txt`);
    expect(llms).toMatch(/^# \S.*\n\n> .+\n\n## /);
    expect(llms).toContain(`# ${content.site.name}\n`);
    return [...llms.matchAll(/^- \[.+\]\((.+)\): .+$/gm)].map(([, address]) => address);
  });
  const versions = pagePaths.map((path) => `${siteOrigin}${path === '/' ? '/index' : path}.md`);
  expect(linked.toSorted()).toEqual(versions.toSorted());
});

/** Hosts that name a vocabulary, not a place. */
const vocabularies = ['http://www.sitemaps.org', 'https://schema.org', 'http://www.w3.org'];

test('the site names no other origin than its own and those in its content', () => {
  const origin = /\bhttps?:\/\/[\w-]+(?:\.[\w-]+)*(?::\d+)?/g;
  const words = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(`${contentFolder}/${file}`, 'utf8').match(origin) ?? []);
  const allowed = new Set([siteOrigin, ...vocabularies, ...words]);
  const files = builtFiles(/\.(html|md|txt|xml|webmanifest)$/).filter(
    // Its licences name those who wrote the font.
    (file) => file !== 'licences.txt',
  );
  expect(files.length).toBeGreaterThan(pagePaths.length);
  for (const file of files) {
    const text = readBuilt(file);
    expect(text, file).not.toContain('localhost');
    const found = text.match(origin) ?? [];
    expect([file, ...found.filter((one) => !allowed.has(one))]).toEqual([file]);
  }
});
