// A page for each record of a table: the same ones wherever a site lists its pages.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { listPageFiles } from '../../packages/sitewright/content/pages/page-files.ts';
import { loadContent } from '../../packages/sitewright/content/validate/load-content.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { createFolders } from '../../packages/sitewright-editor/live/browser/live-folder.ts';
import { readSettings } from '../../packages/sitewright-editor/live/write-page-editor.ts';
import { tinySite } from '../fixtures/tiny/tiny-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';

const names = Array.from({ length: 60 }, (_, number) => `shop-${number + 1}`);
const template = {
  each: 'data/shops.json',
  address: '/shops/:slug',
  fields: { slug: 'text', name: 'name' },
  meta: {
    title: '{name} in our town',
    description: '{name}: when it is open, what there is, and how you get there by bus or by car.',
  },
  hero: { title: '{name}', lead: 'Come in.' },
};
const list = {
  ...{ section: 'directory', title: 'Shops', choose: 'Town', all: 'All', shown: 'Shops: {count}' },
  items: { each: 'data/shops.json', name: '{name}', place: 'Town', href: '/shops/{slug}' },
};
const search = {
  ...{ section: 'search', title: 'Search', label: 'Words', submit: 'Look', all: 'All' },
  ...{ found: 'Pages: {count}', none: 'None' },
};

/** A file of the site's own, and what it says to every head and policy. */
const feed = `import type { OwnFile } from 'sitewright';
const feed: OwnFile = ({ listPages }) => JSON.stringify(listPages().map(({ href }) => href));
export default feed;
`;
const config = `import { defineConfig } from 'sitewright';
export default defineConfig({
  head: [{ meta: { name: 'verification', content: 'abc' } }],
  policy: { images: ['https://images.example'] },
});
`;

let copy: SiteCopy;
test.beforeAll(() => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'countermark-records-')), 'content');
  const records = names.map((slug) => ({ slug, name: `The ${slug}` }));
  tinySite({
    'pages/shops/shop.yaml': stringify(template),
    'data/shops.json': JSON.stringify(records),
    'pages/shops.yaml': { list, search },
  })
    .translate('sv')
    .set('sv/pages/shops.yaml', { 'list.items.place': 'Staden' })
    .writeTo(folder);
  copy = new SiteCopy(folder);
  copy.write('files/feed.json.ts', feed);
  copy.write('sitewright.config.ts', config);
});
test.afterAll(() => copy[Symbol.dispose]());

/** The names of the shops that some addresses lead to, without the language before them. */
const shopsIn = (addresses: Iterable<string>, base = '') =>
  [...addresses]
    .flatMap((one) => new RegExp(`^${base}/shops/([^/]+)$`).exec(one)?.[1] ?? [])
    .sort();

test('every record has its page, and the site’s own files and heads are the same, in the build, the sitemap, the search, each language, the editor of the live site and development', {
  tag: '@weekly',
}, async () => {
  const { ok, output } = copy.build();
  expect(ok, output).toBe(true);
  const expected = names.toSorted();
  const locations = [...copy.read('build/client/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  const listed = locations.map(([, address = '']) => new URL(address).pathname);
  expect(shopsIn(listed)).toEqual(expected);
  expect(shopsIn(listed, '/sv')).toEqual(expected);
  for (const base of ['', '/sv']) {
    const words = JSON.parse(copy.read(`build/client${base}/shops/search-words.json`));
    const found = (words as { href: string }[]).map(({ href }) => href);
    expect(shopsIn(found, base)).toEqual(expected);
  }
  expect(shopsIn(JSON.parse(copy.read('build/client/feed.json')))).toEqual(expected);
  const said = [
    '<meta name="verification" content="abc">',
    "img-src 'self' https://images.example",
  ];
  for (const words of said) expect(copy.read('build/client/index.html')).toContain(words);
  const site = readSite(path.join(copy.folder, 'content'));
  const { pages, translations } = await loadContent(site);
  expect(shopsIn(pages.keys())).toEqual(expected);
  expect(translations.map((one) => shopsIn(one.pages.keys()))).toEqual([expected]);
  // The editor of the live site has the texts alone.
  const settings = await readSettings(site, { service: 'github', repository: 'a/b' } as never, '');
  const texts = Object.fromEntries([...site.all].map(([name, { text }]) => [name, text]));
  const live = createFolders(settings)(texts);
  expect(shopsIn(listPageFiles(live).map((one) => one.path))).toEqual(expected);
  const address = await copy.serve('dev');
  const developed = await fetch(`${address}/feed.json`);
  expect(developed.headers.get('Content-Type')).toContain('application/json');
  expect(shopsIn((await developed.json()) as string[])).toEqual(expected);
  const start = await fetch(address);
  expect(start.headers.get('Content-Security-Policy-Report-Only')).toContain(said[1]);
  expect(await start.text()).toContain('content="abc"');
  const answers = await Promise.all(
    names.flatMap((name) =>
      ['', '/sv'].map(async (base) => {
        const response = await fetch(`${address}${base}/shops/${name}`);
        return response.ok && (await response.text()).includes(`The ${name}`) ? base + name : '';
      }),
    ),
  );
  expect(answers).toEqual(names.flatMap((name) => [name, `/sv${name}`]));
});
