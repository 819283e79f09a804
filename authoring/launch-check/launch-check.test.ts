import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ContentFolder, lineLike } from '../../tests/support/content-folder.ts';
import { issuesOf, issuesWith } from '../../tests/support/launch-issues.ts';
import { type LaunchIssue, listRecommendations } from './launch-issues.ts';

const messages = (issues: readonly LaunchIssue[]) => issues.map(({ message }) => message);

test('names nothing in the content of a vendor who has filled in everything', () => {
  expect(issuesOf(new ContentFolder())).toEqual([]);
});

test.each([
  ['actions.yaml', 'ring-us.to', null, 'Buttons that do nothing', 'leads nowhere: *'],
  ['contact.yaml', 'form.endpoint', null, 'Buttons that do nothing', '*'],
  ['careers.yaml', 'positions.jobs[0].datePosted', undefined, '*', 'search engines do not list *'],
  ['navigation.yaml', 'footer.social.links[0].href', null, '*', 'is no link: give its https: *'],
])('in %s names %s of the value %j, with its place', (file, place, value, group, message) => {
  const found = { group: lineLike(group), file: `content/${file}`, message: lineLike(message) };
  const line = { line: expect.any(Number), column: expect.any(Number) };
  const field = expect.stringContaining(place.split('.')[0] ?? '');
  expect(issuesWith(file, { [place]: value })).toEqual([{ ...found, ...line, field }]);
});

test.each([
  ['', ['leads nowhere: *']],
  ['\n  to: #leadership', ['"#leadership" is a comment here: put an anchor in quotes']],
  ['\n  to: "#channels"', []],
])('a button whose target is written as %j: %s', (to, lines) => {
  const folder = new ContentFolder();
  folder.edit('actions.yaml', '\n  to: tel:+46846500400', to);
  expect(messages(issuesOf(folder))).toEqual(lines.map(lineLike));
});

test('names the links of header and footer to planned pages', () => {
  const place = 'footer.groups[1].links[0].href';
  const folder = new ContentFolder().set('site.yaml', { planned: ['/help'] });
  const message = lineLike('/help does not exist: *');
  expect(issuesOf(folder.set('navigation.yaml', { [place]: '/help' }))).toMatchObject([
    { group: 'Links to pages that do not exist', field: place, message },
  ]);
});

test('names where the number of platforms is not the menu’s', () => {
  const after = (title: string) => messages(issuesWith('home.yaml', { 'closing.title': title }));
  const problem = (text: string) => [`"${text}", but the site lists two: correct one of them`];
  expect(after('All 9 platforms')).toEqual(problem('9 platforms'));
  expect(after('Seven commerce platforms')).toEqual(problem('Seven commerce platforms'));
  expect(after('Two platforms, up to 3 platforms in a plan')).toEqual([]);
});

test('names each comment that calls something a placeholder, in YAML and in Markdown, by its line', () => {
  const folder = new ContentFolder();
  folder.edit('home.yaml', 'hero:', 'hero: # Placeholder: not our figures.');
  folder.edit('pages/terms.md', 'title: ', '# These terms are placeholders\ntitle: ');
  folder.edit('about.yaml', 'title: ', 'title: "# No placeholder" # ');
  const line = folder.read('home.yaml').split('hero:')[0]?.split('\n').length;
  const message = '"Placeholder: not our figures": give your own, then remove this comment';
  expect(issuesOf(folder)).toMatchObject([
    { group: 'Placeholders', file: 'content/home.yaml', line, column: 1, message },
    { file: 'content/pages/terms.md', line: 2 },
  ]);
});

test('names a security contact that expires soon', () => {
  expect(messages(issuesOf(new ContentFolder(), new Date('2027-08-15')))).toEqual([
    'the security contact expires on 2027-09-30, in 46 days: check it and give a later day',
  ]);
});

test('names a price whose amount search engines cannot read', () => {
  const priced = (price: number | undefined, priceText: string) => {
    const values = { 'plans.items[0].price': price, 'plans.items[0].priceText': priceText };
    return messages(issuesWith('pricing.yaml', values));
  };
  expect(priced(undefined, 'from 1 190')).toEqual([lineLike('*"from 1 190"*')]);
  expect(priced(1190, 'from {price}')).toEqual([]);
});

test('what buyers look for is recommended, and no issue', () => {
  const folder = new ContentFolder();
  expect(listRecommendations(folder.path)).toEqual([]);
  folder.set('site.yaml', { company: undefined }).set('home.yaml', { marks: undefined });
  expect(listRecommendations(folder.path)).toEqual([
    lineLike('company in site.yaml: *'),
    lineLike('a section logos: *'),
  ]);
  expect(issuesOf(folder)).toEqual([]);
});

test('the command lists issues by file and line, and fails while there are any', () => {
  const folder = new ContentFolder().set('actions.yaml', { 'ring-us.to': null });
  const env = { ...process.env, SITE: folder.path };
  const options = { encoding: 'utf8', env } as const;
  const { status, stdout } = spawnSync('node', ['scripts/launch-check.ts'], options);
  expect(status).toBe(1);
  expect(stdout).toMatch(/content\/actions\.yaml:\d+:\d+ ring-us\.to: leads nowhere/m);
  expect(stdout).toMatch(/^\d+ launch issues? to solve before the site goes live\.$/m);
});
