import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { example } from '../../../../tests/support/example.ts';
import { decodeFiles } from '../../../sitewright/content/decode/decode-files.ts';
import { checkChanges } from '../../saving/check-change.ts';
import { checkWith } from './live-check.ts';
import { createFolders } from './live-folder.ts';

const { plans } = parse(readFileSync(`${example}/pricing.yaml`, 'utf8'));
const site = tinySite({
  'pricing.yaml': { currency: 'SEK', plans },
  'actions.yaml': { 'try-it': { label: 'Try It', to: '/pricing' } },
}).folder;
const isText = (file: string) => /\.(yaml|md|csv|json)$/.test(file);
const texts = Object.fromEntries(
  [...site.all].flatMap(([file, { text }]) => (isText(file) ? [[file, text]] : [])),
);
const settings = {
  others: [...site.all.keys()].filter((file) => !isText(file)),
  downloads: [...site.downloads],
  captions: [...site.captions],
} as never;

/** The steps of a live editor, and how often they have read the whole content. */
async function open() {
  const decoded = await decodeFiles(site);
  const count = { reads: 0 };
  const counted = {
    ...decoded,
    // Each reading of the content takes the pictures once.
    get pictures() {
      count.reads += 1;
      return decoded.pictures;
    },
  };
  const check = checkWith({ decode: async () => counted });
  return { count, check, folderOf: createFolders(settings) };
}

test('a change of the live site is read once, however often its draft, its save and its repository ask', async () => {
  const { count, check, folderOf } = await open();
  const change = (text: string) => {
    const changes = {
      'pricing.yaml': (texts['pricing.yaml'] ?? '').replace('price: 590', `price: ${text}`),
    };
    return checkChanges(folderOf({ ...texts }), changes, check);
  };
  const { refused } = await change('580');
  expect(refused).toEqual([]);
  const first = count.reads;
  expect(first).toBeGreaterThan(0);
  expect((await change('580')).refused).toEqual([]);
  expect((await change('580')).refused).toEqual([]);
  expect(count.reads).toBe(first);
  // What is stored is known by then: the next change is read alone.
  const price = await change('no price');
  expect(price.refused.map(({ field }) => field)).toContain('plans.items[0].price');
  expect(count.reads - first).toBeLessThan(first);
});

test('texts of the live site that say something else are another folder, with what it says', async () => {
  const { check, folderOf } = await open();
  const before = folderOf(texts);
  expect(folderOf({ ...texts })).toBe(before);
  const other = folderOf({ ...texts, 'pricing.yaml': 'hero: [\n' });
  expect(other.fields('pricing.yaml')).toEqual({});
  const { problems } = await check(other, {});
  expect(problems.map(({ file }) => file)).toContain('content/pricing.yaml');
  expect(folderOf(texts).fields('pricing.yaml')).not.toEqual({});
});

test('a check that failed, because a picture did not arrive, is made again', async () => {
  const decoded = await decodeFiles(site);
  let isThere = false;
  const check = checkWith({
    async decode() {
      if (!isThere) throw new Error('The service does not answer.');
      return decoded;
    },
  });
  const folder = createFolders(settings)(texts);
  await expect(check(folder, {})).rejects.toThrow('The service does not answer.');
  isThere = true;
  expect((await check(folder, {})).added).toEqual([]);
});
