import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';

test('a section that is taken out, saved, and put back stands where it stood, as it was written, in its translation too', async () => {
  const points = (title: string) => ({
    section: 'points',
    title,
    items: [{ title: 'One', description: 'It is so.' }],
  });
  const about = { first: points('First'), second: points('Second') };
  const folder = new ContentFolder(tinySite({ 'about.yaml': about }).translate('sv'));
  const files = ['about.yaml', 'sv/about.yaml'];
  for (const file of files) {
    const text = folder.read(file).replace(/items:\n((?: {4,}.*\n)+)/, (_, lines) => {
      return `items: [ { ${lines.trim().slice(2).split(/\n +/).join(', ')} } ] # In a line\n`;
    });
    folder.write(file, text);
  }
  const site = openFolder(folder.path);
  const read = () => files.map((file) => folder.read(file));
  const before = read();
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
  for (const text of read()) expect(text).not.toContain('# In a line');
  await save(() => whole);
  expect(read()).toEqual(before);
});

test('what is changed, saved, and says again what it said is written as it was', async () => {
  const folder = new ContentFolder(tinySite({ 'about.yaml': {} }));
  const before = `${folder.read('about.yaml').replace(/(?<=^ +title: ).+$/m, 'A till')}# The end\n`;
  folder.write('about.yaml', before);
  const site = openFolder(folder.path);
  const save = async (title: string) => {
    const { source, value } = await site.describePage('/about');
    const said = { ...value, meta: { ...(value as { meta: object }).meta, title } };
    const order = Object.keys(said);
    await site.change('about.yaml', { source, value: said, order }, true);
    return folder.read('about.yaml');
  };
  expect(await save('A till: two')).toContain('title: "A till: two"');
  expect(await save('A till, once more')).toContain('title: "A till, once more"');
  expect(await save('A till')).toBe(before);
  // What somebody else has noted meanwhile stays.
  const noted = (await save('A till: two')).replace('title: ', '# As agreed\n  title: ');
  folder.write('about.yaml', noted);
  expect(await save('A till')).toContain('# As agreed\n');
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
