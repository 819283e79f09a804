import { statSync } from 'node:fs';
import path from 'node:path';
import { readRelease } from '../../packages/sitewright/hosting/release.ts';
import { pagePaths, readBuilt, siteFolder } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { digestFiles } from '../support/digest-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { siteContent } from '../support/site.ts';
import { SiteCopy } from '../support/site-copy.ts';

test('a build writes the pages, their compressed files, and nothing that is never requested', () => {
  const files = Object.keys(digestFiles(siteFolder));
  const pages = pagePaths.map((path) => path.slice(1) || 'index');
  const texts = [
    ...[...pages, '404', '500'].map((page) => `${page}.html`),
    ...pages.map((page) => `${page}.md`),
    ...['licences.txt', 'llms.txt', 'release.txt', 'robots.txt', '.well-known/security.txt'],
    ...['sitemap.xml', 'favicon.svg', 'manifest.webmanifest', 'links.speculationrules'],
  ];
  const images = [
    ...pages.map((page) => `share/${page}.png`),
    ...['favicon.ico', 'apple-touch-icon.png'],
    ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
  ];
  const expected = [
    ...['_headers', '_redirects', '_moved', '_nginx.conf', '_Caddyfile', '.assetsignore'],
    ...texts.flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
    ...images,
  ];
  const others = files.filter((file) => !expected.includes(file));
  expect(files).toEqual(expect.arrayContaining(expected));
  // The brand's faces, pictures with what of them is compressed, and the scripts of parts that live.
  const kinds = others.map(
    (file) => /^assets\/[\w-]+(?:\.client-[\w-]+)?\.([\w.]+)$/.exec(file)?.[1] ?? file,
  );
  const fonts = kinds.filter((kind) => kind === 'woff2');
  expect(fonts).toHaveLength(content.brand.textFace ? 2 : 1);
  const scripts = ['js', 'js.br', 'js.gz'];
  const hasParts = pages.some((page) => readBuilt(`${page}.html`).includes('data-part'));
  const pictures = ['svg', 'svg.br', 'svg.gz', 'avif', 'webp', 'jpg', 'png', 'woff2'];
  expect(
    kinds.filter((kind) => ![...pictures, ...(hasParts ? scripts : [])].includes(kind)),
  ).toEqual([]);
});

test('a build gives the same bytes each time, wherever the sources lie', { tag: '@weekly' }, () => {
  using copy = new SiteCopy(siteContent);
  copy.clearCache();
  const { ok, errors } = copy.build();
  const built = path.join(copy.folder, 'build/client');
  // As its day comes near, the build says so.
  expect([ok, errors.replace(/^\S+ security\.expires: .*\n/, '')]).toEqual([true, '']);
  const describeFiles = (folder: string) =>
    Object.entries(digestFiles(folder))
      // It names the commit, and the copy is no checkout.
      .filter(([file]) => !file.startsWith('release.txt'))
      .map(([file, bytes]) => [file, bytes, statSync(path.join(folder, file)).mtimeMs]);
  expect(describeFiles(built)).toEqual(describeFiles(siteFolder));
  expect(readRelease(built).digest).toBe(readRelease(siteFolder).digest);
});
