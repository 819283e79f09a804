import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';

test('a section that is taken out, saved, and put back stands in its translation where it stood', async () => {
  const points = (title: string) => ({
    section: 'points',
    title,
    items: [{ title: 'One', description: 'It is so.' }],
  });
  const about = { first: points('First'), second: points('Second') };
  const folder = new ContentFolder(tinySite({ 'about.yaml': about }).translate('sv'));
  const site = openFolder(folder.path);
  const readSwedish = () => folder.read('sv/about.yaml').replaceAll('\n\n', '\n');
  const before = readSwedish();
  const save = async (change: (value: Record<string, unknown>) => object) => {
    const { source, value } = await site.describePage('/about');
    const said = change({ ...value });
    const order = Object.keys(said);
    expect(await site.change('about.yaml', { source, value: said, order }, true)).toMatchObject({
      isSaved: true,
    });
  };
  const { value: whole } = await site.describePage('/about');
  await save(({ first: _, ...value }) => value);
  expect(readSwedish()).not.toBe(before);
  await save(() => whole);
  expect(readSwedish()).toBe(before);
});

test('a page is drawn without its last entries that are not whole yet, and not without one between others', async () => {
  const folder = new ContentFolder(tinySite({ 'about.yaml': {} }));
  const site = openFolder(folder.path);
  const { source, value } = await site.describePage('/about');
  const point = (title: string) => ({ title, description: title && 'It is so.' });
  const draw = async (...titles: string[]) => {
    const points = { section: 'points', title: 'Why', items: titles.map(point) };
    const change = { source, value: { ...value, points } };
    const { isShown, isPart } = await site.change('about.yaml', change, false);
    return [isShown, isPart];
  };
  expect(await draw('One', 'Two')).toEqual([true, false]);
  expect(await draw('One', '', '')).toEqual([true, true]);
  expect(await draw('One', '', 'Three')).toEqual([false, false]);
  expect(await draw('')).toEqual([false, false]);
});
