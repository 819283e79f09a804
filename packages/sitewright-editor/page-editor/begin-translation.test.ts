import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';
import type { ShownDraft } from './page-draft.ts';

const post = 'posts/2026-10-03-the-saturday-queue.md';
const other = 'posts/2026-10-04-another-queue.md';

// As the development server reads the content.
beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));

const items = ['One', 'Two'].map((title) => ({ title, description: `${title} is said.` }));

/** A site in two languages, of which the second one lacks a page, a text and a post. */
function withoutSwedish() {
  const points = { title: 'What counts', lead: 'Two things.', items };
  const site = tinySite({ 'about.yaml': { points }, 'pages/help.md': {}, [post]: {}, [other]: {} })
    .translate('sv')
    .remove('sv/about.yaml')
    .remove('sv/pages/help.md')
    .remove(`sv/${post}`);
  const folder = new ContentFolder(site);
  const drafts: ShownDraft[] = [];
  return { folder, drafts, site: openFolder(folder.path, (one) => void drafts.push(one)) };
}

test('a page says which languages have not begun it; it opens in one of these with empty fields, and is drawn with the first words', async () => {
  const { site, drafts } = withoutSwedish();
  const { languages } = await site.describePage('/about');
  expect(languages.map(({ name, path }) => [name, path])).toEqual([
    ['English', '/about'],
    ['svenska, not begun', '/sv/about'],
  ]);
  const entry = (await site.list()).find(({ file }) => file === 'about.yaml');
  expect(entry?.editables.sv).toEqual({
    ...{ file: 'sv/about.yaml', page: '/sv/about', state: 'not begun' },
  });
  const page = await site.describePage('/sv/about');
  expect(page).toMatchObject({ source: null, value: { draft: true, points: {} } });
  expect(page.inherited['points.items[0].description']).toBe('One is said.');
  const { own, isShown } = await site.change(page.file, { source: null, value: page.value }, false);
  expect(isShown).toBe(true);
  const [swedish] = drafts.at(-1)?.content.translations ?? [];
  expect(JSON.stringify(swedish?.pages.get('/about')?.sections)).toContain('Two is said.');
  expect(own.filter((one) => one.isUntranslated).map(({ field }) => field)).toContain(
    'points.items[0].title',
  );
});

test('half of a page is saved as a draft, which visitors do not get, and goes on another day; it is refused to them until it is whole', async () => {
  const { folder, site } = withoutSwedish();
  const begun = await site.describePage('/sv/about');
  const half = { draft: true, hero: { title: 'Om oss' } };
  const first = await site.change(begun.file, { source: null, value: half }, true);
  expect(first).toMatchObject({ isSaved: true, refused: [] });
  expect(parse(folder.read('sv/about.yaml'))).toEqual(half);
  await folder.expectProblems();
  vi.stubEnv('NODE_ENV', 'production');
  const [swedish] = (await folder.content()).translations;
  expect(swedish?.language.paths.has('/about')).toBe(false);
  vi.stubEnv('NODE_ENV', 'development');

  const { value, source, languages } = await site.describePage('/sv/about');
  expect(languages[1]?.name).toBe('svenska, a draft');
  expect(value).toMatchObject({ ...half, points: { items: [{ key: 'One', title: '' }, {}] } });
  const { draft: _, ...open } = value as Record<string, unknown>;
  const early = await site.change(begun.file, { source, value: open }, true);
  expect(early.isSaved).toBe(false);
  expect(early.refused.map(({ field }) => field)).toEqual(['meta', 'hero.lead', 'points']);
  expect(parse(folder.read('sv/about.yaml'))).toEqual(half);

  const meta = {
    title: 'Om oss',
    description: 'Vilka vi är, var vi finns och vad vi gör om dagarna, för alla som vill veta.',
  };
  const said = items.map(({ title }) => ({ key: title, title: `${title}!`, description: 'Sagt.' }));
  const points = { title: 'Vad som räknas', lead: 'Två saker.', items: said };
  const hero = { title: 'Om oss', lead: 'Vi.' };
  const whole = await site.change(begun.file, { source, value: { meta, hero, points } }, true);
  expect(whole.refused.map(({ field, message }) => [field, message])).toEqual([]);
  vi.stubEnv('NODE_ENV', 'production');
  const [now] = (await folder.content()).translations;
  expect(now?.language.paths.has('/about')).toBe(true);
});

test.each([['pages/help.md'], [post]])(
  'the translation of %s begins as a draft, with the text to write over',
  async (file) => {
    const { folder, site } = withoutSwedish();
    const begun = await site.describe(`sv/${file}`);
    expect(begun).toMatchObject({ source: null, start: { draft: true } });
    expect(begun.body).toBe(readBody(folder.read(file)));
    expect(begun.languages[1]?.name).toBe('svenska, not begun');
    const change = {
      source: null,
      value: { ...begun.value, draft: true },
      body: 'Halva texten.\n',
    };
    expect(await site.change(`sv/${file}`, change, true)).toMatchObject({
      ...{ isSaved: true, refused: [] },
    });
    await folder.expectProblems();
    expect((await site.describe(`sv/${file}`)).languages[1]?.name).toBe('svenska, a draft');
  },
);

const readBody = (text: string) => text.split('---\n').at(-1)?.trim();
