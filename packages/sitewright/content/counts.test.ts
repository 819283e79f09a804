import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { readSite } from '../kinds/read-site.ts';
import { readCounts } from './counts.ts';
import { loadContent } from './load.ts';

test('a heading counts the entries of a list as they change, and so does a text, however its braces are written', async () => {
  const folder = new ContentFolder();
  const title = '{count jobs} at {vendor}';
  folder.set('careers.yaml', { 'hero.title': title });
  const terms = `${folder.read('pages/terms.md')}\n{number jobs} and &#123;number jobs} jobs\n`;
  folder.write('pages/terms.md', terms);
  const jobs = (count: number) => expect.stringContaining(`${count} and ${count} jobs`);
  const read = async () => {
    const { pages, texts } = await loadContent(readSite(folder.path));
    return [pages.get('/careers')?.sections[0]?.content, texts.get('/terms')?.text.body];
  };
  expect(await read()).toMatchObject([{ title: 'Three at Brasswick' }, jobs(3)]);
  folder.set('careers.yaml', { 'positions.jobs[2]': undefined, 'positions.jobs[1]': undefined });
  expect(await read()).toMatchObject([{ title: 'One at Brasswick' }, jobs(1)]);
  folder.remove('careers.yaml');
  folder.set('home.yaml', { 'hero.title': 'All {count jobs}' });
  expect((await folder.problems()).join('\n')).toContain('found {count jobs}');
});

test('a list has the name of its page and key, and its kind or its key where there is one of them', () => {
  const folder = new ContentFolder();
  const countsOf = (...names: string[]) =>
    names.map((name) => readCounts(readSite(folder.path)).get(name));
  // The menu names two, and a page that it does not name makes one.
  folder.write('pages/platforms/kiosk.yaml', folder.read('pages/platforms/counter.yaml'));
  expect(countsOf('platforms')).toEqual([3]);
  const names = ['jobs', 'positions', 'careers.positions', 'values', 'about.values'];
  expect(countsOf(...names)).toEqual([3, 3, 3, undefined, 5]);
  const { positions } = parse(folder.read('careers.yaml'));
  folder.set('about.yaml', { more: { ...positions, section: 'jobs', jobs: [] } });
  expect(countsOf(...names, 'more')).toEqual([undefined, 3, 3, undefined, 5, 0]);
  // The start page has a section of another kind with this key.
  expect(countsOf('benefits', 'home.benefits', 'careers.benefits')).toEqual([6, 3, 6]);
  const { faq } = parse(folder.read('pricing.yaml'));
  folder.set('home.yaml', { questions: faq });
  expect(countsOf('questions', 'faq', 'home.questions')).toEqual([undefined, 4, 4]);
});

test('a text of a translation counts what its language alone has, and what the first one has', async () => {
  const folder = new ContentFolder('every language', 'tests/vendors/osaka');
  folder.set('en/contact.yaml', {
    'hero.lead': '{count abroad}, {number offices}, {count kengaku}',
  });
  expect(await folder.problems()).toEqual([]);
  const { translations } = await loadContent(readSite(folder.path));
  const english = translations.find(({ language }) => language.tag === 'en');
  expect(english?.pages.get('/contact')?.sections[0]?.content).toMatchObject({
    lead: [{ value: 'Two, 1, two' }],
  });
  folder.set('contact.yaml', { 'hero.lead': '{number abroad}' });
  expect((await folder.problems()).join('\n')).toContain('found {number abroad}');
});
