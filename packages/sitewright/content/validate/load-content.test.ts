import { expect, test } from 'vitest';
import { lineLike, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { readPagePaths } from '../pages/page-paths.ts';

test('what was renamed in one file is suggested where another names it, and an unusable picture is named', async () => {
  const folder = new ContentFolder();
  folder.edit('actions.yaml', 'see-it:', 'see-it-run:');
  folder.rename('pages/platforms/counter.yaml', 'pages/platforms/counters.yaml');
  folder.rename('pictures/books.jpg', 'pictures/the-books.jpg');
  folder.rename('pictures/brushes.jpg', 'pictures/größe.jpg');
  folder.write('pictures/coffee.jpg', 'A portrait');
  folder.write('pages/platforms/Gift Cards.yaml', folder.read('pages/platforms/stockroom.yaml'));
  folder.set('about.yaml', { 'leadership.people[3].image.src': 'größe.jpg' });
  const src = (person: number) =>
    `content/about.yaml:*:* leadership.people[${person}].image.src: expected `;
  const lines = [
    'content/pages/platforms/Gift Cards.yaml:1:1 expected a file name that can be a path*; rename it to pages/platforms/gift-cards.yaml',
    '*an action in actions.yaml, such as "see-it-run", found the text "see-it"',
    '*a page with entry: in its file, such as "/platforms/counters", found*',
    `${src(0)}*such as "the-books.jpg", found the text "books.jpg"`,
    `${src(2)}a JPEG, PNG, *, found a text: choose the picture itself*`,
    `${src(3)}a name of the letters *, found "größe.jpg" with "ö" "ß": rename it to grosse.jpg`,
  ];
  expect(await folder.problems()).toEqual(expect.arrayContaining(lines.map(lineLike)));
});

test('a broken actions.yaml is one problem, not one for each button', async () => {
  await tinySite({ 'home.yaml': { 'hero.actions': ['write-us'] } })
    .edit('actions.yaml', 'write-us:', 'write-us: [')
    .expectProblems('content/actions.yaml:*');
});

test('each link that leads to a page that was removed is named, a line each, and nothing else', async () => {
  const site = tinySite({
    'careers.yaml': {},
    'about.yaml': { 'hero.actions': ['careers'] },
    'actions.yaml': {
      'open-jobs': { label: 'Jobs', to: '/careers#positions' },
      careers: { label: 'Careers', to: '/careers' },
    },
    'not-found.yaml': { 'back.href': '/careers' },
    'navigation.yaml': { 'header.links[1]': { label: 'Jobs', href: '/careers' } },
    'pages/terms.md': {},
  }).edit('pages/terms.md', 'Words.', 'Our [jobs](/careers).');
  site.remove('careers.yaml');
  expect(readPagePaths(site.folder)).not.toContain('/careers');
  const isNoPage = 'href: expected the path of a page of this site*, found the text "/careers"';
  const nowhere = 'leads to no page, no file and no path that *';
  await site.expectProblems(
    `content/navigation.yaml:6:* header.links[1].${isNoPage}`,
    `content/not-found.yaml:* back.${isNoPage}`,
    // Where they are described, and not where they stand.
    `content/actions.yaml:* open-jobs.to: "/careers#positions" ${nowhere}`,
    `content/actions.yaml:* careers.to: "/careers" ${nowhere}`,
    `content/pages/terms.md:* "/careers" ${nowhere}`,
  );
});

test('the words around texts may wait for the first text, which needs no day', async () => {
  const words = tinySite({ 'pages/privacy.md': {} }).read('reading.yaml');
  const site = tinySite({ 'reading.yaml': words });
  await site.expectProblems();
  const { texts } = await site.set('pages/privacy.md', {}).content();
  expect(texts.get('/privacy')?.updated).toBeUndefined();
  await site
    .remove('reading.yaml')
    .expectProblems(
      'content/reading.yaml:1:1 expected this file, the words around texts, found none: create it *',
    );
});

const points = (title: string) => ({
  ...{ section: 'points', title, lead: 'Two.' },
  items: [{ title: 'One', description: 'A till.' }],
});

test('sections can be left out, moved, and repeated with another key', async () => {
  const keysOf = async (...keys: string[]) => {
    const sections = Object.fromEntries(keys.map((key) => [key, points(key)]));
    const { pages } = await tinySite({ 'home.yaml': sections }).content();
    return pages.get('/')?.sections.map(({ key }) => key);
  };
  expect(await keysOf('again', 'benefits')).toEqual(['hero', 'again', 'benefits']);
  expect(await keysOf('benefits', 'again')).toEqual(['hero', 'benefits', 'again']);
  expect(await keysOf()).toEqual(['hero']);
});

test('a title that search results cut off is advised against, unless the short name fits', async () => {
  const title = 'P'.repeat(60 - ' · Acme'.length);
  const site = tinySite({ 'pricing.yaml': { 'meta.title': title } });
  expect(await site.advice()).toEqual([]);
  expect(await site.set('brand/brand.yaml', { name: 'Acmes' }).advice()).toEqual([
    lineLike('content/pricing.yaml:* meta.title: search results cut this title off: it has 61 *'),
  ]);
  expect(await site.set('brand/brand.yaml', { shortName: 'Acm' }).advice()).toEqual([]);
});

test('a job with a posting date needs an office, and an estimate needs plans, on its page or another', async () => {
  const folder = new ContentFolder()
    .set('contact.yaml', { offices: undefined })
    .set('pricing.yaml', { plans: undefined, comparison: undefined })
    .set('pages/winter.yaml', { price: undefined });
  const problems = (await folder.problems()).join('\n');
  expect(problems).toContain('city of an office (there is none: a section "offices" has them)');
  expect(problems).toMatch(/pricing\.yaml.+ estimate: expected a section "plans" on this page or /);
});

test('two sections of one title on a page are said, and shown', async () => {
  const site = tinySite({ 'home.yaml': { plans: points('Titles'), faq: points('Titles') } });
  expect(await site.advice()).toEqual([
    lineLike('content/home.yaml:* faq.title: screen readers * plans has this*'),
  ]);
});
