import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder, lineLike } from '../../../tests/support/content-folder.ts';
import { removeTexts } from '../../../tests/support/remove-texts.ts';
import { moveSection } from '../../../tests/support/section.ts';
import { readSite } from '../kinds/read-site.ts';
import { loadContent } from './load.ts';
import { readPagePaths } from './page-paths.ts';

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
    `${src(2)}a JPEG, PNG, *, found a text: put the picture itself in its place`,
    `${src(3)}a name of the letters *, found "größe.jpg" with "ö" "ß": rename it to grosse.jpg`,
  ];
  expect(await folder.problems()).toEqual(expect.arrayContaining(lines.map(lineLike)));
});

test('a broken actions.yaml is one problem, not one for each button', async () => {
  const folder = new ContentFolder();
  folder.edit('actions.yaml', 'try-it:', 'try-it: [');
  await folder.expectProblems('content/actions.yaml:*');
});

test('each link that leads to a page that was removed is named, a line each, and nothing else', async () => {
  const folder = new ContentFolder();
  folder.remove('careers.yaml');
  folder.remove('case-studies.yaml');
  folder.set('actions.yaml', { 'open-jobs.to': '/careers#positions' });
  folder.set('not-found.yaml', { 'back.href': '/careers' });
  expect(readPagePaths(readSite(folder.path))).not.toContain('/careers');
  const leadsTo = (path: string) => `"${path}" leads to no page, no file and no path that *`;
  const isNoPage = (path: string) =>
    `expected the path of a page of this site*, found the text "${path}"`;
  await folder.expectProblems(
    `content/navigation.yaml:19:13 header.links[3].href: ${isNoPage('/case-studies')}`,
    `content/navigation.yaml:21:13 header.links[4].href: ${isNoPage('/careers')}`,
    `content/not-found.yaml:* back.href: ${isNoPage('/careers')}`,
    `content/actions.yaml:* open-jobs.to: ${leadsTo('/careers#positions')}`,
    `content/actions.yaml:* careers.to: ${leadsTo('/careers')}`,
    `content/posts/2026-11-12-three-hooks.md:* ${leadsTo('/careers')}`,
  );
});

test('buttons that all lead to a removed page are named where they are described', async () => {
  const folder = new ContentFolder();
  folder.remove('case-studies.yaml');
  folder.set('actions.yaml', { 'try-it.to': '/case-studies' });
  folder.set('about.yaml', { 'closing.actions': ['try-it'] });
  folder.edit('navigation.yaml', 'href: /case-studies', 'href: /about');
  await folder.expectProblems(
    'content/actions.yaml:* try-it.to: "/case-studies" leads to no page, no file and no path *',
  );
});

test('the words around texts may wait for the first text, which needs no day', async () => {
  const folder = new ContentFolder();
  const words = folder.read('reading.yaml');
  removeTexts(folder.path);
  folder.write('reading.yaml', words);
  await folder.expectProblems();
  const text = 'What we keep of you, why, for how long, and whom to ask when you want to see it.';
  folder.write('pages/privacy.md', `---\ntitle: Your data\ndescription: ${text}\n---\n\nWords.\n`);
  const page = (await loadContent(readSite(folder.path))).texts.get('/privacy');
  expect(page?.updated).toBeUndefined();
  folder.remove('reading.yaml');
  await folder.expectProblems(
    'content/reading.yaml:1:1 expected this file, the words around texts, found none: create it *',
  );
});

test('sections can be left out, moved, and repeated with another key', async () => {
  const folder = new ContentFolder().set('home.yaml', { platforms: undefined, closing: undefined });
  const { benefits: again } = parse(folder.read('home.yaml'));
  folder.set('home.yaml', { again: { ...again, title: 'Once more' } });
  moveSection(folder, 'home.yaml', 'again', 'benefits');
  const sections = (await loadContent(readSite(folder.path))).pages.get('/')?.sections ?? [];
  const keys = sections.map(({ key }) => key).join(' ');
  expect(keys).toBe('hero again benefits words film marks');
  await folder.set('home.yaml', { again: undefined, benefits: undefined }).expectProblems();
});

test('a title that search results cut off is advised against, unless the short name fits', async () => {
  const title = 'P'.repeat(60 - ' · Acme'.length);
  const folder = new ContentFolder().set('pricing.yaml', { 'meta.title': title });
  const advise = async (values: Record<string, string>) =>
    (await loadContent(readSite(folder.set('brand/brand.yaml', values).path))).warnings;
  expect(await advise({ name: 'Acme' })).toEqual([]);
  const message = expect.stringMatching(/^search results cut this title off: it has 61 /);
  expect(await advise({ name: 'Acmes' })).toMatchObject([{ field: 'meta.title', message }]);
  expect(await advise({ shortName: 'Acm' })).toEqual([]);
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
  const folder = new ContentFolder();
  folder.set('pricing.yaml', { 'faq.title': 'Titles', 'plans.title': 'Titles' });
  const { warnings } = await loadContent(readSite(folder.path));
  expect(warnings.map(({ file, field, message }) => [file, field, message])).toEqual([
    [
      expect.stringMatching(/pricing\.yaml$/),
      'faq.title',
      expect.stringMatching(/^screen readers .* plans has this/),
    ],
  ]);
});
