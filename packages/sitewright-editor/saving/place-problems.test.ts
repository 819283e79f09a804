import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { checkContent } from '../../sitewright/content/validate/load-content.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { openFolder } from '../backend/disk-content.ts';
import { sayProblem } from '../page-editor/browser/messages/say-problem.ts';
import { checkChanges } from './check-change.ts';

test('what lacks its translation is said in words of the field, with where it is translated', async () => {
  const folder = new ContentFolder(tinySite({ 'pricing.yaml': {} }).translate('sv'));
  const { source, value } = await openFolder(folder.path).describePage('/pricing');
  const extra = { section: 'points', title: 'More', items: [{ title: 'A', description: 'B.' }] };
  const change = { source, value: { ...value, benefits: extra } };
  const { others } = await openFolder(folder.path).change('pricing.yaml', change, false);
  const [swedish] = others.filter(({ file }) => file.includes('/sv/'));
  expect(swedish && sayProblem(swedish)).toMatch(/^.+, svenska: More: Fill in the translation$/);
  expect(swedish?.at?.editable).toEqual({ file: 'sv/pricing.yaml', page: '/sv/pricing' });
});

test('what is wrong in what is open has its field alone, and a line of a text is counted below the fields', async () => {
  const post = 'posts/2026-05-07-the-thirteenth-digit.md';
  const folder = new ContentFolder(tinySite({ [post]: {} }));
  const body = 'Fine.\n\n[a](/nowhere)';
  const [, fields] = folder.read(post).split('---\n');
  const text = `---\n${fields}---\n\n\n${body}\n`;
  folder.write(post, text);
  const change = { source: text, value: readSite(folder.path).fields(post), body };
  const { own } = await openFolder(folder.path).change(post, change, false);
  const [link] = own.filter(({ field }) => field === '');
  expect([link?.textLine, link?.at]).toEqual([3, undefined]);
});

test('what could be better in a new post is said at once, beside what is wrong', async () => {
  const folder = new ContentFolder(tinySite({ 'posts/2026-05-07-the-thirteenth-digit.md': {} }));
  const change = { source: null, value: { description: 'Short' }, body: 'Fine.\n\n[a](www.a.se)' };
  const { own } = await openFolder(folder.path).change('posts/2026-05-08-a.md', change, false);
  expect(own.map(({ field, textLine }) => field || textLine)).toEqual(
    expect.arrayContaining(['title', 'description', 3]),
  );
});

test('a place is called by what visitors read of words in braces, and an entry by its words, else by its number', async () => {
  const points = { section: 'points', title: '{count home.points} reasons' };
  const items = [
    { title: 'A', description: '' },
    { title: '', description: '' },
  ];
  const news = {
    section: 'changelog',
    ...{ title: 'News', feed: 'Feed' },
    releases: [{ id: 'x@www', day: '', title: '', changes: [''] }],
  };
  const folder = new ContentFolder(
    tinySite({ 'home.yaml': { points: { ...points, items }, news } }),
  );
  const { problems } = await checkChanges(readSite(folder.path), {}, checkContent);
  expect(problems.map(({ name }) => name)).toEqual([
    'Two reasons, A, Description',
    'Two reasons, Point 2, Title',
    'Two reasons, Point 2, Description',
    'News, Releases, Release 1, Day',
    'News, Releases, Release 1, Title',
    'News, Releases, Release 1, Changes, Change 1',
  ]);
});

test('what nobody edits here is named as it is, and leads nowhere', async () => {
  const folder = new ContentFolder(tinySite());
  const { problems } = await checkChanges(
    readSite(folder.path),
    { 'pages/Odd Name.txt': 'a' },
    checkContent,
  );
  expect(problems.map(({ at }) => at)).toEqual([{ label: 'pages/Odd Name.txt' }]);
});

test('an entry that only the first language has is led to where the form of the translation has it', async () => {
  const folder = new ContentFolder('every language');
  folder.edit(
    'about.yaml',
    '    - name: Jonas Wall\n',
    '    - name: Ida Holm\n      role: Tills\n      bio: Ties knots.\n    - name: Jonas Wall\n',
  );
  const { problems } = await checkChanges(readSite(folder.path), {}, checkContent);
  const [swedish] = problems.filter(({ file }) => file.endsWith('/sv/about.yaml'));
  expect(swedish).toMatchObject({
    field: expect.stringMatching(/\.people$/),
    entry: `${swedish?.field}[1]`,
    at: { editable: { page: '/sv/about' } },
  });
  expect(swedish && sayProblem(swedish)).toMatch(
    /: Who picks up, People, Ida Holm: Fill in the translation$/,
  );
});

test('an entry of a translation is called as that of the first language, wherever it stands', async () => {
  const folder = new ContentFolder('every language');
  const [mend = ''] = / {4}- key: Mend first\n( {6}.*\n)+/.exec(folder.read('sv/about.yaml')) ?? [];
  folder.edit('sv/about.yaml', mend, '');
  folder.edit('sv/about.yaml', 'räknar', '[räknar](/nowhere)');
  const { problems } = await checkChanges(readSite(folder.path), {}, checkContent);
  const swedish = problems.filter(({ file }) => file.endsWith('/sv/about.yaml'));
  expect(swedish.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/, Mend first$/),
      expect.stringMatching(/, Close at six, Description$/),
    ]),
  );
});
