import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  exampleSite,
  lineLike,
  type TinySite,
  tinySite,
} from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { commandFile } from '../../../../tests/support/machine.ts';
import {
  countIssues,
  findContentIssues,
  listAdvice,
  listRecommendations,
} from './launch-issues.ts';
import { findReservedAddress, isFictionalNumber } from './launch-rules.ts';

afterEach(() => vi.unstubAllEnvs());

const issuesOf = async (site: TinySite) =>
  findContentIssues(site.folder, await site.content()).map(({ group, at, message }) => {
    const { file, line, column, field } = at;
    return { group, file, line, column, field, message };
  });

const messagesOf = async (folder: TinySite) =>
  (await issuesOf(folder)).map(({ message }) => message);

/** The example, which has no issues, with other values in one file. */
const withValues = async (file: string, values: Record<string, unknown>) =>
  (await exampleSite()).set(file, values);

test('each issue is named with its place', async () => {
  const folder = await withValues('site.yaml', { planned: ['/help'] });
  expect(await issuesOf(folder)).toEqual([]);
  const issues = [
    ['actions.yaml', 'ring-us.to', null, 'Buttons that do nothing', 'leads nowhere: *'],
    ['contact.yaml', 'form.endpoint', null, 'Buttons that do nothing', '*'],
    ['navigation.yaml', 'header.links[1].href', '/help', 'Links to pages *', '/help does not *'],
    ['careers.yaml', 'positions.jobs[0].datePosted', undefined, '*', 'search engines do not *'],
    ['navigation.yaml', 'footer.social.links[0].href', null, '*', 'is no link: give its https: *'],
  ] as const;
  for (const [file, place, value] of issues) folder.set(file, { [place]: value });
  expect(await issuesOf(folder)).toEqual(
    issues.map(([file, place, , group, message]) => ({
      ...{ group: lineLike(group), file: `content/${file}`, message: lineLike(message) },
      ...{ line: expect.any(Number), column: expect.any(Number) },
      field: expect.stringContaining(place.split('.')[0] ?? ''),
    })),
  );
});

test.each([['', 'leads nowhere: *'], ['\n  to: "#channels"']])(
  'a button whose target is written as %j: %s',
  async (to, ...lines) => {
    const folder = await exampleSite();
    folder.edit('actions.yaml', '\n  to: tel:+46846500400', to);
    expect(await messagesOf(folder)).toEqual(lines.map(lineLike));
  },
);

const price = 'plans.items[2].price';

test.each<[file: string, values: Record<string, unknown>, ...lines: string[]]>([
  ['home.yaml', { 'closing.title': 'Three platforms: Windows, macOS and Linux' }],
  ['pricing.yaml', { [price]: undefined, [`${price}Text`]: 'from 1 190' }, '*"from 1 190"*'],
  ['pricing.yaml', { [price]: 1190, [`${price}Text`]: 'from {price}' }],
])(
  'a price in words alone is named, and no number of whatever texts count: %s %j',
  async (file, values, ...lines) => {
    expect(await messagesOf(await withValues(file, values))).toEqual(lines.map(lineLike));
  },
);

test('names each comment that calls something a placeholder, in YAML and in Markdown, by its line', async () => {
  const folder = await exampleSite();
  folder.edit('home.yaml', 'hero:', 'hero: # Placeholder: not our figures.');
  folder.edit('pages/terms.md', 'title: ', '# These terms are placeholders\ntitle: ');
  folder.edit('about.yaml', 'title: ', 'title: "# No placeholder" # ');
  const line = folder.read('home.yaml').split('hero:')[0]?.split('\n').length;
  const message = '"Placeholder: not our figures": give your own, then remove this comment';
  expect(await issuesOf(folder)).toMatchObject([
    { group: 'Placeholders', file: 'content/home.yaml', line, column: 1, message },
    { file: 'content/pages/terms.md', line: 2 },
  ]);
});

test('names each command of another system that visitors would read, and none in code', async () => {
  const folder = await exampleSite();
  const more = '{{< film "a" >}}\n\n`{{ b }}`\n\n!!! Closed on Monday';
  folder.write('pages/terms.md', `${folder.read('pages/terms.md')}\n${more}\n`);
  const lines = folder.read('pages/terms.md').split('\n');
  expect(await issuesOf(folder)).toMatchObject(
    ['{{< film', '!!! Closed'].map((found) => ({
      group: 'Commands of other systems',
      line: lines.findIndex((one) => one.startsWith(found)) + 1,
      message: expect.stringContaining('npx sitewright-import'),
    })),
  );
});

test('names each note of an import of another site, and no command in it', async () => {
  const folder = await exampleSite();
  const note = '<!-- Not moved: {% if open %} <Card title="a" /> -->';
  folder.write('pages/terms.md', `${folder.read('pages/terms.md')}\nWords ${note} and more.\n`);
  const lines = folder.read('pages/terms.md').split('\n');
  const message = 'not moved from the old site: {% if open %} <Card title="a" />;';
  expect(await issuesOf(folder)).toMatchObject([
    {
      group: 'Not moved from the old site',
      file: 'content/pages/terms.md',
      line: lines.findIndex((one) => one.startsWith('Words <!--')) + 1,
      message: expect.stringContaining(message),
    },
  ]);
});

test('names a security contact that expires soon', async () => {
  const folder = await exampleSite();
  const todo = ': check it and give a later day';
  const messages: string[] = [];
  // At these times it is the day in Stockholm that stands behind them.
  for (const time of [
    ...['2027-08-01T21:00Z', /* 2027-08-02 */ '2027-08-01T22:00Z', '2027-09-29T12:00Z'],
    ...[/* 2027-09-30 */ '2027-09-29T22:00Z', '2027-10-02'],
  ]) {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(time) / 1000));
    messages.push(...(await messagesOf(folder)));
  }
  expect(messages).toEqual([
    `the security contact expires on 2027-09-30, in 59 days${todo}`,
    `the security contact expires on 2027-09-30, in 1 day${todo}`,
    `the security contact expired on 2027-09-30${todo}`,
    `the security contact expired on 2027-09-30${todo}`,
  ]);
});

test('what a build says of the content is said by the command too, and is no issue', async () => {
  const folder = new ContentFolder();
  folder.set('site.yaml', { 'company.founded': 2090 });
  expect((await listAdvice(folder.folder)).join()).toContain('found 2090');
});

test('what visitors look for is recommended, and no issue', async () => {
  const folder = new ContentFolder();
  expect(await listRecommendations(folder.folder)).toEqual([]);
  folder.set('site.yaml', { company: undefined }).set('home.yaml', { marks: undefined });
  const lines = ['company in site.yaml: *', 'a section logos: *'];
  expect(await listRecommendations(folder.folder)).toEqual(lines.map(lineLike));
});

test('the command lists issues by file and line, and fails while there are any', () => {
  const ringUs = { label: 'Ring Us', to: null };
  const folder = new ContentFolder(tinySite({ 'actions.yaml': { 'ring-us': ringUs } }));
  const options = { encoding: 'utf8', cwd: path.dirname(folder.path) } as const;
  const { status, stdout } = spawnSync('node', [commandFile('launch-check')], options);
  expect(status).toBe(1);
  expect(stdout).toMatch(/content\/actions\.yaml:\d+:\d+ ring-us\.to: leads nowhere/m);
  expect(stdout).toMatch(/^\d+ launch issues? to solve before the site goes live\.$/m);
});

test.each([
  [1, 0, '1 launch issue'],
  [1200, 1, '1,200 launch issues and 1 older translation'],
  [0, 60, '60 older translations'],
])('%i launch issues and %i lines that are older are counted as %s', (issues, older, count) => {
  const group = 'Translations that are older than their originals';
  const all = [...Array(issues).fill({ group: 'Placeholders' }), ...Array(older).fill({ group })];
  expect(countIssues(all)).toBe(`${count} to solve before the site goes live`);
});

test('what is reserved for examples is named, and the vendor’s own text no more', async () => {
  const office = 'offices.items[0]';
  const values = {
    [`${office}.address.street`]: '100 Example Street',
    [`${office}.phone`]: '+1 415 555 0142',
    [`${office}.email`]: 'london@example.com',
  };
  const origin = 'https://www.example.com';
  const folder = (await withValues('contact.yaml', values)).set('site.yaml', { origin });
  const issues = await issuesOf(folder);
  for (const text of [origin, ...Object.values(values)]) {
    expect(issues.filter(({ message }) => message.includes(text))).toMatchObject([
      { group: lineLike('*reserved*') },
    ]);
  }
  expect(issues).toHaveLength(4);
});

test('an address of a text is named once, by itself', async () => {
  const folder = await withValues('contact.yaml', {});
  const words =
    'Write to [us@example.com](mailto:us@example.com), or look at <https://example.org/a>.';
  folder.write(
    'pages/words.md',
    `---\ntitle: Words\ndescription: ${'What it says. '.repeat(6).trim()}\n---\n\n${words}\n`,
  );
  const found = (await issuesOf(folder)).filter(({ file }) => file.endsWith('words.md'));
  expect(found.map(({ message }) => message)).toEqual([
    '"us@example.com" is reserved for examples: give your own',
    '"https://example.org/a" is reserved for examples: give your own',
  ]);
});

test.each([
  ['https://www.example.com', 'reserved'],
  ['mailto:sales@example.org?subject=Demo', 'reserved'],
  ['write to london@example.com.', 'reserved'],
  ['http://127.0.0.1:8080/f', 'reserved'],
  ['+1 (415) 555-0142', 'fictional'],
  ['+44 7700 900123', 'fictional'],
  ['+49 000 000000', 'fictional'],
  ['+49 800 100 0000', ''],
  ['https://exampleshop.com', ''],
  ['https://www.example.com.au', ''],
  ['for example.', ''],
  ['staging/localhost versions of the site', ''],
  ['+1 415 555 0242', ''],
  ['415 555 0142 times', ''],
])('whether %s is reserved or fictional: %s', (text, expected) => {
  const host = findReservedAddress(text) ? 'reserved' : '';
  expect(isFictionalNumber(text) ? `${host}fictional` : host).toBe(expected);
});
