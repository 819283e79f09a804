import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';

const [one, two] = ['One', 'Two'].map((title) => ({ title, description: `${title} is said.` }));
const points = { title: 'Why', lead: 'So.', items: [one, two] };

/** A page with a list, which is changed and saved. */
function openList(...tags: string[]) {
  const site = tinySite({ 'pricing.yaml': { points } });
  const folder = new ContentFolder(tags.reduce((all, tag) => all.translate(tag), site));
  const save = async (...items: object[]) => {
    const site = openFolder(folder.path);
    const { source, value, file } = await site.describePage('/pricing');
    const next = { ...value, points: { ...points, items } };
    const draft = await site.change(file, { source, value: next }, false);
    const { isSaved, refused } = await site.change(file, { source, value: next }, true);
    const drafted = [...draft.own, ...draft.others.filter((one) => !one.isUntranslated)].map(
      ({ field }) => field,
    );
    return { isSaved, drafted, refused: refused.map(({ field, atField }) => [field, atField]) };
  };
  return { folder, save };
}

test('an entry that was duplicated is not saved before it is called otherwise, and the field is named where that is typed', async () => {
  const { folder, save } = openList('sv', 'ar');
  const twin = 'points.items[1].title';
  const words = 'Another entry says the same here: write what this one is called';
  expect(await save({ ...one }, { ...one }, { ...two })).toEqual({
    ...{ isSaved: false, drafted: [twin], refused: [[twin, words]] },
  });
  const third = { ...one, title: 'Three' };
  expect(await save({ ...one }, third, { ...two })).toMatchObject({ isSaved: true, drafted: [] });
  // Its translation is what is left to do.
  const { points: translated } = parse(folder.read('sv/pricing.yaml'));
  expect(translated.items.map(({ key }: { key: string }) => key)).toEqual(['One', 'Two']);
});

test('the one is named that is new, wherever it stands; two that one of their fields tells apart are saved', async () => {
  const { save } = openList('sv');
  expect((await save({ ...two }, { ...one }, { ...two })).drafted).toEqual([
    'points.items[0].title',
  ]);
  const other = { ...one, description: 'One is said otherwise.' };
  expect(await save({ ...one }, other, { ...two })).toMatchObject({ isSaved: true, refused: [] });
});

test('without a translation, two entries may say the same', async () => {
  const { save } = openList();
  expect(await save({ ...one }, { ...one })).toEqual({ isSaved: true, drafted: [], refused: [] });
});
