import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '../../app/content/content-folder.ts';
import { loadContent } from '../../app/content/load.ts';
import { buildCsp, serializeCsp } from '../../hosting/csp.ts';
import { readTarget } from '../../hosting/target.ts';
import { deleteUnusedFiles } from '../../pipeline/finish-files.ts';
import { applyBasePath, writeHostFiles } from '../../pipeline/host-files.ts';
import { pagePaths, siteOrigin } from '../support/built-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectStrictCsp } from './expectations.ts';
import { describeHosts } from './host.ts';
import { hosts, workerd } from './hosts.ts';
import { fetchPath } from './http-client.ts';

const base = '/some-project';
const folder = temporaryFolder();
const filter = (file: string) => !/\.(br|gz)$/.test(file);
cpSync('build/client', folder, { recursive: true, filter });
applyBasePath(folder, siteOrigin, base);
writeHostFiles(folder, { host: undefined, basePath: base });

/** Finds every URL in a page or a manifest that begins at the root of the host. */
const findRootedUrls = (text: string) =>
  text.match(/(?<=(?:href|src|action)="|url\(["']?|"(?:src|start_url)":"|\]\()\/[^"')#]*/g) ?? [];

describeHosts(
  hosts.filter((host) => host !== workerd),
  (host) => {
    test('under a base path pages, redirects, headers and URLs have it, and lead somewhere', async () => {
      const { origin, stop } = await host.start(folder);
      onTestFinished(stop);
      const get = (urlPath: string) => fetchPath(origin, urlPath);
      const { planned } = loadContent(contentFolder).site;
      const urls = new Set<string>();
      for (const urlPath of [...pagePaths, '/manifest.webmanifest', '/about.md']) {
        const page = await get(base + urlPath);
        for (const url of findRootedUrls(page.text)) urls.add(url);
        if (!pagePaths.includes(urlPath)) continue;
        expectStrictCsp(page, urlPath, true);
        expect(page.headers['speculation-rules']).toBe(`"${base}/links.speculationrules"`);
        expect(page.text).toContain(`rel="canonical" href="${siteOrigin}${base}${urlPath}"`);
      }
      const missing = await get(`${base}/nobody`);
      expect(missing.status).toBe(404);
      expectStrictCsp(missing, '/nobody');
      for (const url of findRootedUrls(missing.text)) urls.add(url);
      expect(urls.size).toBeGreaterThan(20);
      for (const url of urls) {
        expect(url).toMatch(new RegExp(`^${base}/`));
        const { status } = await get(url);
        if (!planned.includes(url.slice(base.length))) expect(status, url).toBe(200);
      }
      expect((await get('/about')).status).toBe(404);

      const leads = async (from: string) => {
        const { status, headers } = await get(base + from);
        return [status, headers.location];
      };
      expect(await leads('')).toEqual([308, `${base}/`]);
      expect(await leads('/about/?a=1')).toEqual([308, `${base}/about?a=1`]);
      expect(await leads('/security.txt')).toEqual([301, `${base}/.well-known/security.txt`]);
      const [{ where }] = JSON.parse((await get(`${base}/links.speculationrules`)).text).prerender;
      const [site, { not }] = where.and;
      for (const pattern of [site.href_matches, not.href_matches].flat()) {
        expect(pattern).toMatch(new RegExp(`^${base}/`));
      }
    });
  },
);

test('for a host that sends no headers each page carries its policy, and nothing else is written', () => {
  const plain = temporaryFolder();
  cpSync('build/client', plain, { recursive: true });
  const target = { host: 'other', basePath: '' } as const;
  writeHostFiles(plain, target);
  deleteUnusedFiles(plain, target);
  const meta =
    /(?<=^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8">)<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/?>/i;
  for (const file of ['index.html', 'about.html', '404.html']) {
    const html = readFileSync(path.join(plain, file), 'utf8');
    const own = serializeCsp(buildCsp(html.replace(meta, '')));
    expect(`${meta.exec(html)?.[1]};frame-ancestors 'none'`.split(';').sort(), file).toEqual(
      own.split(';').sort(),
    );
  }
  const unused = /\.(br|gz)$|500\.html$|^_|^\.assetsignore/;
  expect(readdirSync(plain).filter((file) => unused.test(file))).toEqual([]);
});

test('what is no path or no host, or a path that a host cannot serve, is refused in one line', () => {
  const read = (SITE_BASE_PATH: string, SITE_HOST = '') =>
    readTarget({ SITE_BASE_PATH, SITE_HOST });
  expect(read('/a/b/').basePath).toBe('/a/b');
  expect(read('/')).toEqual({ host: undefined, basePath: '' });
  expect(read('/a', 'other')).toEqual({ host: 'other', basePath: '/a' });
  for (const wrong of ['site', '/a b', '//evil.example', 'https://a.example/']) {
    expect(() => read(wrong)).toThrow(/^SITE_BASE_PATH=.+ is not a path: expected one like/);
  }
  expect(() => read('', 'ftp')).toThrow(/^SITE_HOST=ftp is no host: expected cloudflare, /);
  for (const host of ['cloudflare', 'netlify']) {
    expect(() => read('/shop', host)).toThrow(/^SITE_BASE_PATH=\/shop does not work on /);
  }
});
