import { expect, test } from 'vitest';
import { ContentFolder, lineLike } from '../../../../tests/support/content-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { createPage } from './create-page.ts';
import { changePage, describePage } from './page-files.ts';

test('the editor of a translation leads to the other languages, and says what the first one says', () => {
  const page = describePage(example, '/sv/pricing');
  const paths = page?.languages.map(({ path }) => path);
  expect(paths).toEqual(['/pricing', '/sv/pricing', '/ar/pricing']);
  expect(page?.inherited['plans.title']).toBe('By the month, or by the year');
});

test.each<[what: string, place: string, value: unknown, line: string]>([
  [
    'a description of five letters',
    'meta',
    { title: 'Prices', description: 'About' },
    'content/pricing.yaml:*:* meta.description: expected at least 70 characters*',
  ],
  [
    'a button that does not exist',
    'hero',
    { title: 'Prices', lead: 'What it costs.', actions: ['pricing demo'] },
    'content/pricing.yaml:*:* hero.actions[0]: expected the name of an action*',
  ],
  [
    'a section without its title',
    'plans',
    { section: 'plans' },
    'content/pricing.yaml:*:* plans.title: expected text*',
  ],
])('%s is refused with its line, and nothing is saved', async (_what, place, value, line) => {
  const folder = new ContentFolder();
  const before = folder.read('pricing.yaml');
  const { source, value: page } = describePage(folder.path, '/pricing') ?? {};
  const change = { source: source ?? '', value: { ...page, [place]: value }, order: [] };
  const { isSaved, refused } = await changePage(folder.path, '/pricing', change, true);
  expect(isSaved).toBe(false);
  expect(refused.map((one) => folder.withoutParent(one))).toContainEqual(lineLike(line));
  expect(folder.read('pricing.yaml')).toBe(before);
});

test('a new page with a mistake is not written, and each mistake is said at its field', async () => {
  const folder = new ContentFolder();
  const said = { title: 'What a till costs', description: 'About', from: 'a product' };
  const fieldsOf = async (address: string) =>
    (await createPage(folder.path, address, said)).map(({ field }) => field).sort();
  expect(await fieldsOf('/spring')).toEqual(['meta.description', 'meta.title']);
  expect(await fieldsOf('/pricing')).toEqual(['address', 'meta.description', 'meta.title']);
  expect(await fieldsOf('/../spring')).toContain('address');
  expect(describePage(folder.path, '/spring')).toBe(undefined);
});
