import { cpSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../app/content/content-folder.ts';
import { readRelease } from '../../hosting/release.ts';
import { listFiles } from '../../hosting/served-files.ts';
import { pagePaths } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { digestFiles } from '../support/digest-files.ts';
import { expect, test as shared } from '../support/fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';

const test = shared.extend<{ copy: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  copy: async ({}, use) => {
    const copy = new SiteCopy(contentFolder);
    await use(copy);
    copy.dispose();
  },
});

const outputOf = (copy: SiteCopy) => path.join(copy.folder, 'build/client');

test.describe('the build', () => {
  test('writes the pages, their compressed files, and nothing that is never requested', () => {
    const files = Object.keys(digestFiles('build/client'));
    const pages = pagePaths.map((path) => path.slice(1) || 'index');
    const texts = [
      ...[...pages, '404', '500'].map((page) => `${page}.html`),
      ...pages.map((page) => `${page}.md`),
      ...[
        'licences.txt',
        'llms.txt',
        'release.txt',
        'robots.txt',
        'sitemap.xml',
        '.well-known/security.txt',
      ],
      ...['favicon.svg', 'manifest.webmanifest', 'links.speculationrules'],
    ];
    const images = [
      ...pages.map((page) => `share/${page}.png`),
      ...['favicon.ico', 'apple-touch-icon.png'],
      ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
    ];
    const forHosts = [
      ...['_headers', '_redirects', '_moved', '_nginx.conf', '_Caddyfile', '.assetsignore'],
    ];
    const expected = [
      ...forHosts,
      ...texts.flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
      ...images,
    ];
    const others = files.filter((file) => !expected.includes(file));
    expect(files).toEqual(expect.arrayContaining(expected));
    // The brand's faces, and pictures with what of them is compressed.
    const kinds = others.map((file) => /^assets\/[\w-]+\.([\w.]+)$/.exec(file)?.[1] ?? file);
    const fonts = kinds.filter((kind) => kind === 'woff2');
    expect(fonts).toHaveLength(content.brand.textFace ? 2 : 1);
    const pictures = ['svg', 'svg.br', 'svg.gz', 'avif', 'webp', 'jpg', 'png', 'woff2'];
    expect(kinds.filter((kind) => !pictures.includes(kind))).toEqual([]);
  });

  test('gives the same bytes each time, wherever the sources lie', { tag: '@weekly' }, ({
    copy,
  }) => {
    copy.clearCache();
    const { ok, errors } = copy.build();
    // As its day comes near, the build says so.
    expect([ok, errors.replace(/^\S+ security\.expires: .*\n/, '')]).toEqual([true, '']);
    const bytes = (folder: string) =>
      Object.entries(digestFiles(folder)).filter(([file]) => !file.startsWith('release.txt'));
    expect(bytes(outputOf(copy))).toEqual(bytes('build/client'));
    // It names the commit, and the copy is no checkout.
    expect(readRelease(outputOf(copy)).content).toBe(readRelease('build/client').content);
    const times = (folder: string) =>
      listFiles(folder)
        .filter((file) => !file.startsWith('release.txt'))
        .map((file) => [file, statSync(path.join(folder, file)).mtimeMs]);
    expect(times(outputOf(copy))).toEqual(times('build/client'));
  });

  test('that fails names every problem, or each broken link with its content file, and leaves the last site', ({
    copy,
  }) => {
    cpSync('build/client', outputOf(copy), { recursive: true });
    const origin = copy.read('content/site.yaml');
    copy.edit('content/site.yaml', 'origin:', 'address:');
    const refused = copy.build();
    expect(refused.ok).toBe(false);
    expect(refused.errors).toMatch(/^content\/site\.yaml:\d+:1 address: unknown field/m);
    expect(refused.errors).toMatch(
      /^content\/site\.yaml:\d+:1 origin: expected .+, found nothing/m,
    );
    expect(refused.errors).not.toContain(' at ');
    expect(digestFiles(outputOf(copy))).toEqual(digestFiles('build/client'));

    copy.write('content/site.yaml', origin);
    const first = (file: string) => parse(copy.read(`content/${file}.yaml`)).hero.actions[0];
    copy.change('content/actions.yaml', (actions) => {
      actions.setIn([first('home'), 'to'], '/career');
      actions.setIn([first('careers'), 'to'], '#jobs');
    });
    const { ok, errors } = copy.build();
    expect(ok).toBe(false);
    const line = (problem: string) =>
      expect.stringMatching(`^content/actions\\.yaml:\\d+:7 [a-z-]+\\.to: "${problem}$`);
    expect(errors.trim().split('\n').sort()).toEqual([
      line('#jobs" leads to no element with the id "jobs".* \\(.*careers\\.html.*\\)'),
      line('/career" leads to no page.+ \\(.*index\\.html.*\\)'),
    ]);
    expect(digestFiles(outputOf(copy))).toEqual(digestFiles('build/client'));
  });
});
