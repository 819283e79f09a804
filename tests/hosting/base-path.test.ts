import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visitParents } from 'unist-util-visit-parents';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { deleteUnusedFiles } from '../../packages/sitewright/build/finish-files.ts';
import { writeHostFiles } from '../../packages/sitewright/build/host-files.ts';
import { offeredEndings } from '../../packages/sitewright/content/disk/download-files.ts';
import { loadContent } from '../../packages/sitewright/content/validate/load-content.ts';
import { readDeployment } from '../../packages/sitewright/hosting/deployment.ts';
import { readRelease } from '../../packages/sitewright/hosting/release.ts';
import { listFilesIn, readServedFiles } from '../../packages/sitewright/hosting/served-files.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { mediaTypes } from '../../packages/sitewright/lib/media-types.ts';
import { builtSite, example } from '../support/example.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectOwnCsp } from './expectations.ts';
import { describeHosts } from './host.ts';
import { hosts, workerd } from './hosts.ts';
import { fetchPath } from './http-client.ts';

const base = '/some-project';
const { origin, planned } = (await loadContent(readSite(example))).site;

/** What the build would write otherwise, were it its own. */
const foreign = Buffer.from(
  `<a href="/about" src="${origin}/a">[a](/about) url(/a) "src":"/a" "/a" PK`,
);
const bytes = Buffer.concat([foreign, Buffer.from([0x03, 0xff, 0xfe, 0xe9, 0x00])]);
/** Captions are text, or no browser reads them; all else may be any bytes. */
const offer = (ending: string) => (ending === 'vtt' ? foreign : bytes);

const copy = new SiteCopy();
afterAll(() => copy[Symbol.dispose]());
// With an editor at /admin, which the example leaves out.
copy.change('content/site.yaml', (site) =>
  site.set('editing', { service: 'github', repository: 'acme/site' }),
);
for (const ending of offeredEndings) copy.write(`content/files/any.${ending}`, offer(ending));
const { ok, output } = copy.build({ SITE_BASE_PATH: base });
if (!ok) throw new Error(output);
const folder = path.join(copy.folder, 'build/client');
const own = listFilesIn(folder).filter((file) => !/^files\/|^_|\.(br|gz)$/.test(file));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const pagePaths = [...read('sitemap.xml').matchAll(/(?<=<loc>)[^<]+/g)].map(([address]) =>
  new URL(address).pathname.replace(base, ''),
);

test('under a base path the files that a vendor offers stay what they are, to the byte', () => {
  const offered = readdirSync(path.join(copy.folder, 'content/files'));
  expect(offered.length).toBeGreaterThan(20);
  for (const name of offered) {
    const [given, served] = [
      path.join(copy.folder, 'content/files', name),
      path.join(folder, 'files', name),
    ].map((file) => readFileSync(file));
    expect(served, name).toEqual(given);
  }
});

/** Every value in a tree of JSON that is a text. */
function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Object) for (const one of Object.values(value)) yield* listTexts(one);
}

/** Every text of a page that a program reads: its attributes with their parts, its data, and what its styles load. */
function* listMachineTexts(tree: Root): Generator<string> {
  for (const element of selectAll('*', tree)) {
    for (const value of Object.values(element.properties)) {
      yield* String(value).split(/,\s+|(?<=\S) (?=\S+$)/);
    }
    const { type, dataProps } = element.properties;
    if (dataProps) yield* listTexts(JSON.parse(String(dataProps)));
    if (type === 'application/ld+json') yield* listTexts(JSON.parse(textOf(element)));
    if (element.tagName === 'style') {
      for (const [, , address = ''] of textOf(element).matchAll(/url\((["']?)(.*?)\1\)/g))
        yield address;
    }
  }
}

/** The addresses of Markdown, which leads to other files of the site. */
function listLinks(text: string): string[] {
  const urls: string[] = [];
  visitParents(fromMarkdown(text) as Nodes, (node) => {
    if ('url' in node) urls.push(node.url);
  });
  return urls;
}

const readers: Readonly<Record<string, (text: string) => Iterable<string>>> = {
  '.html': (text) => listMachineTexts(fromHtml(text)),
  '.md': listLinks,
  '.speculationrules': (text) => listTexts(JSON.parse(text)),
  '.webmanifest': (text) => listTexts(JSON.parse(text)),
};

test('under a base path every address of the site has it, whatever tells it', () => {
  const paths = new Set(
    readServedFiles(folder).flatMap(({ urlPath }) => urlPath?.slice(base.length) ?? []),
  );
  const isOutside = (text: string) =>
    (text.startsWith('/') && (paths.has(text.split(/[?#]/)[0] ?? '') || text === '/*')) ||
    (text.startsWith(origin) && !text.startsWith(`${origin}${base}`));
  const found = new Set<string>();
  for (const file of own) {
    if (
      !/^(text|application\/([\w.+-]*(xml|json)))/.test(
        mediaTypes.get(path.extname(file).slice(1)) ?? '',
      )
    )
      continue;
    // The editor of pages is given the captions of films, in which a vendor may have written anything.
    const text = file.endsWith('live/settings.json')
      ? JSON.stringify({ ...JSON.parse(read(file)), captions: [] })
      : // What an entry of a feed is known by leads nowhere.
        read(file).replaceAll(/(?<=<entry>.*)<id>[^<]*<\/id>/gs, '');
    for (const one of readers[path.extname(file)]?.(text) ?? []) {
      if (isOutside(one)) found.add(`${file}: ${one}`);
    }
    // Feeds, the sitemap and plain texts tell whole addresses alone.
    const rest = text
      .split(origin)
      .slice(1)
      .map((after) => origin + after.slice(0, 40));
    for (const one of rest)
      if (/^[^"\s]*\/[^"\s]/.test(one.slice(8)) && isOutside(one)) found.add(`${file}: ${one}`);
  }
  expect([...found]).toEqual([]);
});

/** Finds every URL in a page or a manifest that begins at the root of the host. */
const findRootedUrls = (text: string) =>
  text.match(/(?<=(?:href|src|action)="|url\(["']?|"(?:src|start_url)":"|\]\()\/[^"')#]*/g) ?? [];

describeHosts(
  hosts.filter((host) => host !== workerd),
  (host) => {
    test('under a base path pages, redirects, headers and URLs have it, and lead somewhere', async () => {
      const { origin: address, stop } = await host.start(folder);
      onTestFinished(stop);
      const get = (urlPath: string) => fetchPath(address, urlPath);
      const urls = new Set<string>();
      for (const urlPath of [...pagePaths, '/manifest.webmanifest', '/about.md']) {
        const page = await get(base + urlPath);
        for (const url of findRootedUrls(page.text)) urls.add(url);
        if (!pagePaths.includes(urlPath)) continue;
        expectOwnCsp(page, urlPath);
        expect(page.headers['speculation-rules']).toBe(`"${base}/links.speculationrules"`);
        expect(page.text).toContain(`rel="canonical" href="${origin}${base}${urlPath}"`);
      }
      const missing = await get(`${base}/nobody`);
      expect(missing.status).toBe(404);
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

test('for a host that reads no file of ours nothing is written that it would send as a page', () => {
  const plain = temporaryFolder();
  cpSync(builtSite, plain, { recursive: true });
  const target = { host: 'other', basePath: '' } as const;
  writeHostFiles(plain, target, readRelease(builtSite));
  deleteUnusedFiles(plain, target);
  const unused = /\.(br|gz)$|500\.html$|^_|^\.assetsignore/;
  expect(readdirSync(plain).filter((file) => unused.test(file))).toEqual([]);
});

test('what is no path or no host, or a path that a host cannot serve, is refused in one line', () => {
  const read = (SITE_BASE_PATH: string, SITE_HOST = '') =>
    readDeployment({ SITE_BASE_PATH, SITE_HOST });
  expect(read('/a/b/').basePath).toBe('/a/b');
  expect(read('/')).toEqual({ host: undefined, basePath: '' });
  expect(read('/a', 'other')).toEqual({ host: 'other', basePath: '/a' });
  for (const wrong of ['site', '/a b', '//evil.example', 'https://a.example/', '/..', '/a/./b']) {
    expect(() => read(wrong)).toThrow(/^SITE_BASE_PATH=.+ is not a path: expected one like/);
  }
  expect(() => read('', 'ftp')).toThrow(/^SITE_HOST=ftp is no host: expected cloudflare, /);
  for (const host of ['cloudflare', 'netlify']) {
    expect(() => read('/shop', host)).toThrow(/^SITE_BASE_PATH=\/shop does not work on /);
  }
});
