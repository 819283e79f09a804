import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentFolder, problemsAfter } from '../../tests/support/content-folder.ts';
import { readCounts } from './counts.ts';
import { loadContent } from './load.ts';

test('one more job changes every text that counts the jobs, as a word and as a figure', () => {
  const folder = new ContentFolder();
  const title = '{count jobs} places, and {count jobs} coats. {count jobs} or {number jobs}?';
  folder.change('careers.yaml', (careers) => {
    careers.setIn(['hero', 'title'], title);
    const job = careers.getIn(['positions', 'jobs', 0]);
    careers.setIn(['positions', 'jobs'], careers.createNode([job, job]));
  });
  const heading = () => loadContent(folder.path).careers?.hero.title;
  expect(heading()).toBe('Two places, and two coats. Two or 2?');
  folder.change('careers.yaml', (careers) => {
    const job = careers.getIn(['positions', 'jobs', 0]);
    careers.addIn(['positions', 'jobs'], job);
  });
  expect(heading()).toBe('Three places, and three coats. Three or 3?');
});

test('no jobs are valid content, and counted as such', () => {
  const folder = new ContentFolder();
  folder.change('careers.yaml', (careers) => {
    careers.setIn(['positions', 'jobs'], []);
    careers.setIn(['hero', 'title'], '{count jobs} jobs, that is {number jobs}.');
  });
  expect(loadContent(folder.path).careers?.hero.title).toBe('No jobs, that is 0.');
});

test('platforms are counted whether the menu names them or a file alone makes them', () => {
  const folder = new ContentFolder();
  const counter = folder.read('platforms/counter.yaml');
  folder.write('platforms/kiosk.yaml', counter);
  expect(readCounts(folder.path).get('platforms')).toBe(3);
});

test('more than there are words for are written in figures', () => {
  const folder = new ContentFolder();
  folder.change('careers.yaml', (careers) => {
    careers.setIn(['benefits', 'items'], careers.createNode(Array(1_200).fill('Tea')));
    careers.setIn(['hero', 'title'], 'All {count benefits}');
  });
  expect(loadContent(folder.path).careers?.hero.title).toBe('All 1,200');
});

test('a text that counts has a form for one', () => {
  const folder = new ContentFolder();
  const title = '{jobs, plural, one {One place} other {{count jobs} places}} at {vendor}';
  folder.change('careers.yaml', (careers) => {
    const job = careers.getIn(['positions', 'jobs', 0]);
    careers.setIn(['hero', 'title'], title);
    careers.setIn(['positions', 'jobs'], careers.createNode([job, job]));
  });
  const heading = () => loadContent(folder.path).careers?.hero.title;
  expect(heading()).toBe('Two places at Brasswick');
  folder.change('careers.yaml', (careers) => careers.deleteIn(['positions', 'jobs', 1]));
  expect(heading()).toBe('One place at Brasswick');
});

test('forms that cannot be read are reported where they are, with what to write', () => {
  const problems = problemsAfter('home.yaml', (home) => {
    home.setIn(['hero', 'title'], 'All {jbs, plural, one {job} other {jobs}}');
    home.setIn(['hero', 'lead'], 'All {jobs, plural, other {jobs}}');
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/home\.yaml:\d+:10 hero\.title: expected a list that .+, found \{jbs, plural, …\}$/,
    ),
    expect.stringMatching(
      /^content\/home\.yaml:\d+:9 hero\.lead: expected the form one \{…\} too, which the language "en" has for 1, found \{jobs, .+$/,
    ),
  ]);
});

test('what cannot be counted is reported with all that can', () => {
  const problems = problemsAfter('home.yaml', (home) =>
    home.setIn(['hero', 'title'], 'All {count jbs}'),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/home\.yaml:\d+:10 hero\.title: expected \{count …\} or \{number …\} with one of platforms, jobs, .+, found \{count jbs\}$/,
    ),
  ]);
  const folder = new ContentFolder();
  folder.change('home.yaml', (home) => home.setIn(['hero', 'title'], 'All {count jobs}'));
  rmSync(`${folder.path}/careers.yaml`);
  expect(folder.problems().join('\n')).toContain('found {count jobs}');
});

test('a text in Markdown counts anew when a list changes, in whatever way its braces are written', () => {
  const folder = new ContentFolder();
  const description =
    'How many people we look for, in words that are long enough for a search result.';
  const head = `---\ntitle: We look for people\ndescription: ${description}\nupdated: 2026-11-01\n---\n\n`;
  folder.write('pages/jobs.md', `${head}{number jobs} and &#123;number jobs} jobs\n`);
  const readText = () => loadContent(folder.path).pages.get('/jobs')?.text.body;
  const { length } = loadContent(folder.path).careers?.positions.jobs ?? [];
  expect(readText()).toContain(`${length} and ${length} jobs`);
  folder.change('careers.yaml', (careers) => careers.deleteIn(['positions', 'jobs', 0]));
  expect(readText()).toContain(`${length - 1} and ${length - 1} jobs`);
});
