import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { getSection } from '../../tests/support/section.ts';
import { readCounts } from './counts.ts';
import { loadContent } from './load.ts';
import { findOnPage } from './site-content.ts';

/** The page of jobs with this heading, when it has so many of them. */
function headingWith(title: string, jobs: number): string | undefined {
  const folder = new ContentFolder();
  folder.change('careers.yaml', (careers) => {
    const job = careers.getIn(['positions', 'jobs', 0]);
    careers.setIn(['positions', 'jobs'], careers.createNode(Array(jobs).fill(job)));
  });
  folder.set('careers.yaml', { 'hero.title': title });
  const careers = loadContent(folder.path).pages.get('/careers');
  return careers && findOnPage(careers, 'hero')?.content.title;
}

const asWords = '{count jobs} places, and {count jobs} coats. {count jobs} or {number jobs}?';
const inForms = '{jobs, plural, one {One place} other {{count jobs} places}} at {vendor}';

test.each([
  [2, asWords, 'Two places, and two coats. Two or 2?'],
  [3, asWords, 'Three places, and three coats. Three or 3?'],
  [0, '{count jobs} jobs, that is {number jobs}.', 'No jobs, that is 0.'],
  // There are no words for so many.
  [1_200, 'All {count jobs}', 'All 1,200'],
  [2, inForms, 'Two places at Brasswick'],
  [1, inForms, 'One place at Brasswick'],
])('with %i jobs, %j reads %j', (jobs, title, heading) => {
  expect(headingWith(title, jobs)).toBe(heading);
});

test('a list has the name of its page and key, and its kind or its key where there is one of them', () => {
  const folder = new ContentFolder();
  const countsOf = (...names: string[]) => names.map((name) => readCounts(folder.path).get(name));
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

test('platforms are counted whether the menu names them or a file alone makes them', () => {
  const folder = new ContentFolder();
  const counter = folder.read('platforms/counter.yaml');
  folder.write('platforms/kiosk.yaml', counter);
  expect(readCounts(folder.path).get('platforms')).toBe(3);
});

test.each([
  ['{jbs, plural, one {job} other {jobs}}', 'a list that *, found {jbs, plural, …}'],
  [
    '{jobs, plural, other {jobs}}',
    'the form one {…} too, which the language "en" has for 1, found {jobs, *',
  ],
  ['{count jbs}', '{count …} with one of *jobs, *, found {count jbs}'],
])('a heading with %s is reported with what to write', (title, expected) => {
  new ContentFolder()
    .set('home.yaml', { 'hero.title': `All ${title}` })
    .expectProblems(`content/home.yaml:*:10 hero.title: expected ${expected}`);
});

test('a list of a page that is gone cannot be counted', () => {
  const folder = new ContentFolder().set('home.yaml', { 'hero.title': 'All {count jobs}' });
  folder.remove('careers.yaml');
  expect(folder.problems().join('\n')).toContain('found {count jobs}');
});

test('a text in Markdown counts anew when a list changes, in whatever way its braces are written', () => {
  const folder = new ContentFolder();
  const description =
    'How many people we look for, in words that are long enough for a search result.';
  const head = `---\ntitle: We look for people\ndescription: ${description}\n---\n\n`;
  folder.write('pages/jobs.md', `${head}{number jobs} and &#123;number jobs} jobs\n`);
  const readText = () => loadContent(folder.path).texts.get('/jobs')?.text.body;
  const { length } = getSection(loadContent(folder.path), 'jobs').jobs;
  expect(readText()).toContain(`${length} and ${length} jobs`);
  folder.set('careers.yaml', { 'positions.jobs[0]': undefined });
  expect(readText()).toContain(`${length - 1} and ${length - 1} jobs`);
});
