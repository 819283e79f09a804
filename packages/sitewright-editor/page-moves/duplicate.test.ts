import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { example } from '../../../tests/support/example.ts';
import { openFolder } from '../backend/disk-content.ts';
import type { Move } from './move.ts';

const words = {
  title: 'Tills for the spring market',
  description:
    'A till for the spring market: what it is, what it costs, and who brings it to your stall.',
};

test('a form offers what the page can have: days, its button, the pages after its forms, and menus', async () => {
  const folder = new ContentFolder('first language', example);
  const site = openFolder(folder.path);
  const { whole } = await site.describePage('/contact');
  expect(whole?.offers).toMatchObject({
    ...{ hasDays: true, forms: { form: { thanks: 'Your line is on the bench' } } },
    menus: expect.arrayContaining([{ name: 'header', label: 'the header' }]),
  });
  const entries = await site.list();
  const text = entries.find(({ file }) => /^pages\/.*\.md$/.test(file));
  expect(text?.offers).toMatchObject({ hasDays: false, forms: {} });
  expect(text?.offers).not.toHaveProperty('button');
  const start = (await site.describePage('/')).whole?.offers;
  const [first] = parse(folder.read('home.yaml')).hero.actions;
  expect(start?.button).toBe(parse(folder.read('actions.yaml'))[first].label);
});

test('a campaign is made in one step: its days, its button, its page after the form, and its entry in a menu', async () => {
  const folder = new ContentFolder('first language', example);
  folder.set('contact.yaml', { 'hero.actions': ['visit'] });
  const before = folder.read('contact.yaml');
  const move: Move = {
    ...{ act: 'duplicate' as const, file: 'contact.yaml', address: '/spring', ...words },
    ...{ from: '2027-03-01', until: '2027-04-30', button: 'Keep me a till' },
    ...{ thanks: { form: 'A till is kept for you' }, menu: 'header', menuLabel: 'Spring' },
  };
  const { problems } = await openFolder(folder.path).move(move);
  expect(problems.map(({ field, message }) => [field, message])).toEqual([]);
  expect(folder.read('contact.yaml')).toBe(before);
  const page = parse(folder.read('spring.yaml'));
  expect(page).toMatchObject({
    meta: words,
    publish: { from: '2027-03-01', until: '2027-04-30' },
    hero: { title: words.title, actions: ['keep-me-a-till'] },
    form: {
      sent: {
        meta: { title: 'A till is kept for you' },
        title: 'A till is kept for you',
        back: { href: '/spring' },
      },
      failed: { title: 'Your line went astray', back: { href: '/spring' } },
    },
  });
  // What the button of the other page leads to is on this one.
  expect(parse(folder.read('actions.yaml'))['keep-me-a-till']).toEqual({
    ...{ label: 'Keep me a till', to: '/spring#form' },
  });
  expect(parse(folder.read('navigation.yaml')).header.links.at(-1)).toEqual({
    ...{ label: 'Spring', href: '/spring' },
  });
  await folder.expectProblems();
});

test('what is left as it is stays that of the other page, and its days are not taken over', async () => {
  const folder = new ContentFolder(
    tinySite({ 'pages/winter.yaml': { publish: { until: '2027-01-06', index: false } } }),
  );
  const actions = folder.read('actions.yaml');
  const site = openFolder(folder.path);
  const base = { act: 'duplicate', file: 'pages/winter.yaml', ...words } as const;
  expect((await site.move({ ...base, address: '/spring', from: '', until: '' })).problems).toEqual(
    [],
  );
  expect(parse(folder.read('pages/spring.yaml')).publish).toEqual({ index: false });
  expect(folder.read('actions.yaml')).toBe(actions);
  const wrong = { ...base, address: '/summer', from: '2027-07-01', until: '2027-06-01' };
  const { saved, problems } = await site.move(wrong);
  expect(saved).toBeUndefined();
  expect(problems.map(({ field }) => field)).toContain('publish.until');
  await expect(site.move({ ...base, address: '/autumn', menu: 'side' })).rejects.toThrow(
    'There is no such menu',
  );
});

test.each([
  ['pages/board.yaml', 'id'],
  ['careers.yaml', 'datePosted'],
])(
  'the entries of a copy of %s have another %s: they are known by it, or were posted today',
  async (file, name) => {
    const folder = new ContentFolder('first language', example);
    const find = (file: string) =>
      Array.from(
        folder.read(file).matchAll(new RegExp(`\\b${name}: (\\S+)`, 'g')),
        ([, one]) => one,
      );
    const before = find(file);
    const move: Move = { act: 'duplicate', file, address: '/spring', ...words };
    expect((await openFolder(folder.path).move(move)).problems).toEqual([]);
    const after = find(file.replace(/\w+(?=\.yaml)/, 'spring'));
    expect([before.length > 0, after.length]).toEqual([true, before.length]);
    expect(after.filter((one) => before.includes(one))).toEqual([]);
  },
);
