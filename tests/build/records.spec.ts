// A page for each record of a table: the same ones wherever a site lists its pages.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
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
const search = { section: 'search', label: 'Words', title: 'Search' };

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
    .writeTo(folder);
  copy = new SiteCopy(folder);
});
test.afterAll(() => copy[Symbol.dispose]());

test('x', () => {
 const b = copy.build();
 console.log(b.output);
});
