import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder, lineLike } from '../../../tests/support/content-folder.ts';
import { example } from '../../../tests/support/example.ts';
import { listPageFiles } from '../../sitewright/content/pages/page-files.ts';
import { readFileSchemas } from '../../sitewright/content/schemas/json-schemas.ts';
import { fieldAt } from '../../sitewright/content/values/field-at.ts';
import { kinds } from '../../sitewright/kinds/kinds-by-name.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { findForm, openFolder } from '../backend/disk-content.ts';
import { listSections } from './browser/page-value.ts';
import { sampleOf } from './compositions.ts';
import { createEditingSession } from './editing-session.ts';
import type { ShownDraft } from './page-draft.ts';

/** A site with two pages that are edited. */
const twoPages = () =>
  tinySite({ 'pricing.yaml': { 'meta.title': 'What a till costs' }, 'about.yaml': {} });
const inSwedish = () => new ContentFolder(twoPages().translate('sv'));

test('the editor of a translation leads to the other languages, and says what the first one says', async () => {
  const page = await openFolder(example).describePage('/sv/pricing');
  const paths = page.languages.map(({ path }) => path);
  expect(paths).toEqual(['/pricing', '/sv/pricing', '/ar/pricing']);
  expect(page.inherited['plans.title']).toBe('By the month, or by the year');
});

test('a text and a post are edited in their form, in each language, and what is nowhere in the list of all', () => {
  const folder = new ContentFolder(tinySite({ 'pages/help/first-day.md': {} }).translate('sv'));
  const formOf = (address: string) => findForm(folder.path, address);
  expect(formOf('/help/first-day')).toBe('/admin?file=pages/help/first-day.md');
  expect(formOf('/sv/help/first-day')).toBe('/admin?file=sv/pages/help/first-day.md');
  expect(formOf('/help/second-day')).toBe('/admin');
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
    'content/pricing.yaml:*:* hero.actions[0]: expected the name of an action in actions.yaml, one of "*',
  ],
  [
    'a section without its title',
    'plans',
    { section: 'plans' },
    'content/pricing.yaml:*:* plans.title: expected text*',
  ],
])('%s is refused with its line, and nothing is saved', async (_what, place, value, line) => {
  const folder = new ContentFolder(twoPages());
  const before = folder.read('pricing.yaml');
  const { source, value: page } = await openFolder(folder.path).describePage('/pricing');
  const change = { source, value: { ...page, [place]: value }, order: [] };
  const { isSaved, refused } = await openFolder(folder.path).change('pricing.yaml', change, true);
  expect(isSaved).toBe(false);
  expect(folder.print(refused)).toContainEqual(lineLike(line));
  expect(folder.read('pricing.yaml')).toBe(before);
});

test('a page whose file somebody has removed is said to be gone, and is written anew by the next save', async () => {
  const folder = new ContentFolder(twoPages());
  const before = folder.read('pricing.yaml');
  const { source, value, file } = await openFolder(folder.path).describePage('/pricing');
  const save = (known: string | null) =>
    openFolder(folder.path).change(file, { source: known, value }, true);
  folder.remove('pricing.yaml');
  expect(await save(source)).toMatchObject({ isSaved: false, current: null });
  expect(await save(null)).toMatchObject({ isSaved: true, refused: [] });
  expect(parse(folder.read('pricing.yaml'))).toEqual(parse(before));
});

test('a page whose saving was not heard of is saved once more without a word of somebody else', async () => {
  const folder = new ContentFolder(twoPages());
  const { source, value } = await openFolder(folder.path).describePage('/pricing');
  const hero = { ...(fieldAt(value, ['hero']) as object), title: 'What it costs' };
  const change = { source, value: { ...value, hero } };
  const first = await openFolder(folder.path).change('pricing.yaml', change, true);
  const again = await openFolder(folder.path).change('pricing.yaml', change, true);
  expect([first.isSaved, again.isSaved]).toEqual([true, true]);
  expect(again.current).toBe(again.text);
  expect(folder.read('pricing.yaml')).toBe(first.text);
});

test('a page is drawn in each language while another page and a menu have mistakes, which are said', async () => {
  const folder = new ContentFolder(twoPages().translate('sv').translate('ar'));
  folder.write('about.yaml', 'meta: [\n');
  folder.set('navigation.yaml', { 'header.links[0].href': '/nowhere' });
  const draw = async (words: object) => {
    const { source, value } = await openFolder(folder.path).describePage('/pricing');
    const change = { source, value: { ...value, ...words } };
    let shown: ShownDraft | undefined;
    const site = openFolder(folder.path, (draft) => {
      shown = draft;
    });
    const { others } = await site.change('pricing.yaml', change, false);
    const { content } = Object(shown) as Partial<ShownDraft>;
    const languages = content ? [content, ...content.translations] : [];
    const drawn = languages.filter(({ pages }) => pages.has('/pricing'));
    return { drawn: drawn.map(({ language }) => language.tag), others };
  };
  const { drawn, others } = await draw({});
  expect(drawn).toEqual(['en', 'sv', 'ar']);
  const said = folder.print(others);
  expect(said).toContainEqual(lineLike('content/about.yaml:*'));
  expect(said).toContainEqual(lineLike('content/navigation.yaml:*/nowhere*'));
  // Its own mistake keeps it as it was drawn before.
  expect((await draw({ hero: { title: '' } })).drawn).toEqual([]);
});

test.each([
  'navigation.yaml',
  'actions.yaml',
  'site.yaml',
  'brand/brand.yaml',
  'sv/navigation.yaml',
])(
  'while %s cannot be read, each page is drawn with what it said before, and is saved; it is said where it is broken',
  async (file) => {
    const folder = inSwedish();
    const session = createEditingSession();
    const address = '/sv/pricing';
    let shown: ShownDraft | undefined;
    const change = async (title: string, isToSave: boolean, known = session) => {
      const { source, value } = await openFolder(folder.path).describePage(address);
      const hero = { ...(fieldAt(value, ['hero']) as object), title };
      shown = undefined;
      const keep = (draft: ShownDraft) => {
        shown = draft;
      };
      const site = openFolder(folder.path, keep, known);
      return site.change('sv/pricing.yaml', { source, value: { ...value, hero } }, isToSave);
    };
    expect((await change('Vad en kassa kostar', false)).broken).toEqual([]);
    folder.write(file, 'hero: [\n');
    const { broken, isSaved, refused } = await change('Vad kassan kostar', true);
    const said = lineLike(`content/${file}:*`);
    expect(folder.print(broken)).toEqual([said]);
    expect({ isSaved, refused }).toEqual({ isSaved: true, refused: [] });
    const { content } = Object(shown) as Partial<ShownDraft>;
    const [swedish] = content?.translations.filter(({ language }) => language.tag === 'sv') ?? [];
    const [hero] = swedish?.pages.get('/pricing')?.sections ?? [];
    expect(hero?.content).toMatchObject({ title: 'Vad kassan kostar' });
    expect(folder.read('sv/pricing.yaml')).toContain('title: Vad kassan kostar');
    expect(folder.read(file)).toBe('hero: [\n');
    // An editor that is opened only now says what keeps it from drawing.
    const later = await change('Vad den kostar', true, createEditingSession());
    expect(shown).toBe(undefined);
    expect(folder.print(later.broken)).toEqual([said]);
    expect(later.isSaved).toBe(true);
  },
);

test.each([
  ['pricing.yaml', '/sv/pricing'],
  ['sv/pricing.yaml', '/sv/pricing'],
])(
  'where %s itself cannot be read, nothing stands for what it says: its line is said',
  async (file, address) => {
    const folder = inSwedish();
    folder.write(file, 'hero: [\n');
    const site = openFolder(folder.path);
    await expect(site.describePage(address)).rejects.toThrow(`content/${file}:`);
    await expect(site.describe(file)).rejects.toThrow(`content/${file}:`);
  },
);

test('a new page with a mistake is not written, and each mistake is said at its field', async () => {
  const folder = new ContentFolder(twoPages());
  const said = { title: 'What a till costs', description: 'About', from: 'a product' };
  const fieldsOf = async (address: string) =>
    (await openFolder(folder.path).create(address, said)).refused.map(({ field }) => field).sort();
  expect(await fieldsOf('/spring')).toEqual(['meta.description', 'meta.title']);
  expect(await fieldsOf('/pricing')).toEqual(['address', 'meta.description', 'meta.title']);
  expect(await fieldsOf('/../spring')).toContain('address');
  await expect(openFolder(folder.path).describePage('/spring')).rejects.toThrow(
    'has no page /spring',
  );
});

test('a new page and the entry of a menu that leads to it are saved at once, or neither is', async () => {
  const folder = new ContentFolder();
  const before = folder.read('navigation.yaml');
  const description = 'Every stall at the fair can try a till. '.repeat(2).trim();
  const said = { title: 'A till for the fair', description, from: '', menu: 'footer 1' };
  const refused = await openFolder(folder.path).create('/spring', {
    ...said,
    description: 'Short',
  });
  expect(refused.refused.map(({ field }) => field)).toEqual(['meta.description']);
  expect(folder.read('navigation.yaml')).toBe(before);
  const { refused: none } = await openFolder(folder.path).create('/spring', said);
  expect(none).toEqual([]);
  const bell = '        - label: Ring the bell\n          href: tel:+46846500400\n';
  expect(folder.read('navigation.yaml')).toBe(
    before.replace(bell, `${bell}        - label: A till for the fair\n          href: /spring\n`),
  );
  await folder.expectProblems();
  const { refused: gone } = await openFolder(folder.path).create('/fair', {
    ...said,
    menu: 'footer 9',
  });
  expect(gone.map(({ field }) => field)).toContain('menu');
});

test('a new page takes nobody’s portrait and no words about what a field is for, and says what it leaves out', async () => {
  const folder = new ContentFolder();
  const description = 'Every stall at the fair can try a till. '.repeat(2).trim();
  const create = (address: string, from: string, title: string) =>
    openFolder(folder.path).create(address, {
      title,
      description: `${title}. ${description}`,
      from,
    });
  const about = await create('/we', '/about', 'Who we are here');
  expect(about).toEqual({ refused: [], left: ['People'] });
  const portraits = [...folder.read('about.yaml').matchAll(/image:[\s\S]*?src: (\S+?),?\s/g)];
  expect(portraits.length).toBeGreaterThan(0);
  for (const [, name = ''] of portraits) expect(folder.read('we.yaml')).not.toContain(name);
  const soon = await create('/soon', 'something that is coming', 'What is coming');
  expect(soon.refused).toEqual([]);
  expect(soon.left).toContain('People');
  const hints = readFileSchemas(readSite(folder.path));
  const said = folder.read('soon.yaml');
  for (const [, hint = ''] of JSON.stringify([...hints.sections]).matchAll(
    /"description":"([^"]*)"/g,
  ))
    expect(said).not.toContain(`: ${hint}\n`);
});

test('a new section of a kind of the machine that no page has says nothing until somebody does', () => {
  const site = readSite(example);
  const pages = Object.fromEntries(listPageFiles(site).map(({ file }) => [file, null]));
  const empty = site.with(pages);
  for (const name of kinds.keys()) {
    const schema = readFileSchemas(site).sections.get(name);
    const { value } = sampleOf(empty, name, '/about', schema);
    const texts = [...JSON.stringify(value).matchAll(/:"([^"]+)"/g)].map(([, text]) => text);
    // What tells variants apart has one value alone.
    const others = texts.filter((text) => !JSON.stringify(schema).includes(`"const":"${text}"`));
    expect(others, name).toEqual([]);
  }
});

test('a section that stands in a translation alone is shown there in its place', async () => {
  const page = await openFolder('tests/vendors/osaka').describePage('/en/contact');
  const keys = listSections(page.value, page).map(({ key }) => key);
  expect(keys).toEqual(['hero', 'channels', 'abroad', 'hours', 'offices']);
});
