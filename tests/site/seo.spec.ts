import { readdirSync, readFileSync, statSync } from 'node:fs';
import { formatHex } from 'culori';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import sharp from 'sharp';
import { listRoutes } from '../../packages/sitewright/page/routes.ts';
import {
  builtFiles,
  fileOf,
  pagePaths,
  readBuilt,
  samplePaths,
  siteFolder,
  siteOrigin,
} from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ParsedPage, parsePage } from '../support/page/parsed-page.ts';
import { claims, lacks } from '../support/page/structured-data.ts';
import { siteContent } from '../support/site.ts';

/** Decodes a built picture, which fails for a broken one. */
const decode = (file: string) =>
  sharp(siteFolder + file)
    .raw()
    .toBuffer({ resolveWithObject: true });

test('each page names its address, and a picture and words for when it is shared', async () => {
  for (const path of pagePaths) {
    const page = parsePage(path);
    const { head } = page;
    const image = new URL(head['og:image'] ?? '');
    expect(head).toMatchObject({
      canonical: siteOrigin + path,
      'og:url': siteOrigin + path,
      title: expect.stringContaining(head['og:title'] ?? 'a title'),
      'og:description': head.description,
      'og:image': siteOrigin + image.pathname,
      'twitter:card': 'summary_large_image',
    });
    expect(head.robots).toBeUndefined();

    const { width, height } = (await decode(image.pathname)).info;
    expect([width, height], path).toEqual([1200, 630]);
    // Drawn with the page's heading, unless the content has a photograph for it.
    const isDrawn = image.pathname.startsWith('/share/');
    const { size } = statSync(siteFolder + image.pathname);
    expect(size, path).toBeLessThan((isDrawn ? 60 : 300) * 1024);
    if (isDrawn) expect(head['og:image:alt']).toBe(page.texts('h1')[0]);
    else expect(head['og:image:alt']).toMatch(/\p{L}+ \p{L}+/u);
  }
});

for (const path of samplePaths) {
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
    // Where people watch an event may be anywhere, and a profile elsewhere is one that the page leads to.
    const profiles: string[] = [];
    const own = JSON.stringify(data, (name, value) => {
      if (name === 'sameAs') profiles.push(...[value].flat());
      return name === 'sameAs' || value?.['@type'] === 'VirtualLocation' ? undefined : value;
    });
    expect(page.attributes('a', 'href')).toEqual(expect.arrayContaining(profiles));
    for (const address of own.match(/https?:[^"]+/g) ?? []) {
      if (!address.startsWith('https://schema.org')) expect(address).toMatch(`${siteOrigin}/`);
    }
  });

  test(`${path} has a Markdown version with the same headings`, () => {
    const page = parsePage(path);
    const [version = ''] = page.attributes('head > link[type="text/markdown"]', 'href');
    const text = readBuilt(version);
    expect(text).toContain(`\nurl: ${siteOrigin}${path}\n`);
    const headings = [...text.matchAll(/^[-\d.\s]*#+ (.+)$/gm)].map(([, heading = '']) => heading);
    const letters = (heading: string) =>
      heading.replace(/^\[(.+)\]\(\S+\)$/, '$1').replaceAll(/[\s\\]/g, '');
    const shown = page.texts('main :is(h1, h2, h3, h4)');
    expect(headings.map(letters)).toEqual(shown.map(letters));
    expect(text).not.toMatch(/<\w/);
  });
}

for (const file of builtFiles(/(404|500|\bsent)\.html$/)) {
  test(`${file} is kept out of search results and is not shared`, () => {
    const page = new ParsedPage(file);
    expect(page.head.robots).toBe('noindex');
    for (const name of ['canonical', 'alternate', 'og:url', 'og:title', 'og:image']) {
      expect(page.head[name], name).toBeUndefined();
    }
    expect(readBuilt(file)).not.toContain('ld+json');
  });
}

test('the sitemap lists the pages of routes.ts, and robots.txt leads to it', () => {
  const { root } = XmlDocument.fromString(readBuilt('sitemap.xml'));
  expect(root.namespaceUri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const places = root.find('s:url/s:loc', { s: root.namespaceUri });
  const addresses = places.map((place) => (place as XmlElement).content);
  const listed = listRoutes(content)
    .map(({ path }) => path)
    // What follows a message, and a campaign page that says so, are not listed.
    .filter((path) => !readBuilt(fileOf(path)).includes('name="robots" content="noindex"'));
  expect(addresses).toEqual(listed.map((path) => siteOrigin + path));
  const robots = readBuilt('robots.txt');
  expect(robots).toContain(`\nSitemap: ${siteOrigin}/sitemap.xml\n`);
  expect(robots).not.toContain('Disallow: /');
});

test('icons and manifest are what the pages say they are', async ({ page }) => {
  const icons = ':is([rel~="icon"], [rel="apple-touch-icon"], [rel="manifest"])';
  expect(parsePage('/').attributes(`link${icons}`, 'href')).toEqual([
    ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'],
  ]);
  const touchIcon = await decode('/apple-touch-icon.png');
  expect(touchIcon.info).toMatchObject({ width: 180, height: 180 });
  const manifest = JSON.parse(readBuilt('manifest.webmanifest'));
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { info } = await decode(src);
    expect(`${info.width}x${info.height}`, src).toBe(sizes);
  }
  await page.goto('/');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const stated = await page.getAttribute(`meta[name=theme-color][media*="${scheme}"]`, 'content');
    const painted = await page
      .getByRole('banner')
      .evaluate((header) => getComputedStyle(header).backgroundColor);
    expect(stated, scheme).toBe(formatHex(painted));
  }
});

test('security researchers and assistants find plain text at the usual places', () => {
  const [contact, expires, languages, canonical, ...rest] = readBuilt(
    '.well-known/security.txt',
  ).split('\n');
  expect(contact).toMatch(/^Contact: \S+$/);
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00(Z|[+-]\d\d:\d\d)$/);
  expect(languages).toBe(`Preferred-Languages: ${content.site.languages.join(', ')}`);
  expect(canonical).toBe(`Canonical: ${siteOrigin}/.well-known/security.txt`);
  expect(rest).toEqual(['']);
  // Each language has its own.
  const linked = content.languages.flatMap(({ base }) => {
    const llms = readBuilt(`${base}/llms.txt`);
    expect(llms).toMatch(/^# \S.*\n\n> .+\n>\n> .+\n\n## /);
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
  const words = readdirSync(siteContent, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(`${siteContent}/${file}`, 'utf8').match(origin) ?? []);
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
