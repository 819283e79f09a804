import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';

// A Git hook sets it for whatever it runs.
beforeEach(() => vi.stubEnv('GIT_DIR', undefined));

const items = ['One', 'Two'].map((title) => ({ title, description: `${title} is said.` }));

const openSite = () =>
  new ContentFolder(
    tinySite({
      'pricing.yaml': { points: { title: 'Why', lead: 'So.', items } },
      'about.yaml': {},
      'pages/help.md': {},
    }).translate('sv'),
  );

/** Commits all files of a site. @returns the commit */
function commit(folder: ContentFolder): string {
  const cwd = path.dirname(folder.path);
  // Nothing of the settings and hooks of whoever runs the tests.
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) => execFileSync('git', args, { cwd, env, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change');
  return git('rev-parse', 'HEAD').trim();
}

/** The changes as an editor reads them. */
async function listWords(folder: ContentFolder): Promise<string[]> {
  const { files } = await openFolder(folder.path).changes();
  return files.flatMap(({ at, changes }) =>
    changes.map(({ name, before, after, lines }) =>
      [at.label, name, before, after, ...lines].filter(Boolean).join(' | '),
    ),
  );
}

/** Undoes a change that is listed. @param name of the file alone where it has no other change */
async function undo(
  folder: ContentFolder,
  file: string,
  name?: string,
  site = openFolder(folder.path),
) {
  const { files } = await site.changes();
  const changes = files.find((one) => one.file === file)?.changes ?? [];
  const change = changes.find((one) => name === undefined || one.name === name);
  if (!change) throw new Error(`${name} is not among ${changes.map((one) => one.name).join(', ')}`);
  return site.undo({ file, change });
}

test('a change is called by what visitors read of words in braces, and undone by that', async () => {
  const folder = openSite();
  folder.edit('pricing.yaml', 'title: One', 'title: "{count pricing.points} reasons"');
  commit(folder);
  folder.edit('pricing.yaml', 'One is said.', 'One is told.');
  const [words = ''] = await listWords(folder);
  expect(words).toContain('Two reasons');
  await undo(folder, 'pricing.yaml');
  expect(await listWords(folder)).toEqual([]);
});

test('an entry is called by its words, and not by what calendars know it by', async () => {
  const fair = { id: 'fair', title: 'Fair', day: '2026-12-01', description: 'Soup.' };
  const folder = openSite();
  folder.set('pricing.yaml', { days: { section: 'events', title: 'Days', items: [] } });
  commit(folder);
  folder.set('pricing.yaml', { 'days.items': [fair] });
  expect(await listWords(folder)).toEqual([expect.stringContaining('Days: “Fair” is added')]);
  commit(folder);
  folder.set('pricing.yaml', { 'days.items': [] });
  expect(await listWords(folder)).toEqual([expect.stringContaining('Days: “Fair” is removed')]);
});

test('what has changed since the last commit is listed by page and field, before and after; one is undone, and the rest stays', async () => {
  const folder = openSite();
  commit(folder);
  const before = folder.read('pricing.yaml');
  folder.set('pricing.yaml', {
    'hero.title': 'What it costs',
    'points.items[1].description': 'Two is said anew.',
  });
  folder.write('pages/help.md', `${folder.read('pages/help.md').trim()}\n\nOne more line.\n`);
  folder.write('pages/spring.yaml', folder.read('about.yaml').replaceAll('about', 'spring'));
  const site = openFolder(folder.path);
  const all = await listWords(folder);
  expect(all).toContainEqual(expect.stringContaining('Opening, Title | pricing | What it costs'));
  expect(all).toContainEqual(
    expect.stringMatching(/Points, Two, Description \| Two is said\. \| Two is said anew\./),
  );
  expect(all).toContainEqual(expect.stringContaining('Text | One more line.'));
  expect(all).toContainEqual(expect.stringContaining('It is new'));
  expect(all).toHaveLength(4);
  expect((await site.changes()).since).toMatch(/^since the last commit, of /);

  const answer = await undo(folder, 'pricing.yaml', 'Opening, Title');
  expect(answer).toMatchObject({ problems: [], changed: {} });
  expect(folder.read('pricing.yaml')).toBe(before.replace('Two is said.', 'Two is said anew.'));
  await undo(folder, 'pages/spring.yaml');
  await undo(folder, 'pages/help.md');
  const { files } = await site.changes();
  expect(files.map(({ file }) => file)).toEqual(['pricing.yaml']);
  const [change] = files.flatMap((one) => one.changes);
  folder.set('pricing.yaml', { 'points.items[1].description': 'Two is said by somebody else.' });
  await expect(site.undo({ file: 'pricing.yaml', change } as never)).rejects.toThrow('load this');
  await folder.expectProblems();
});

test('a section that was removed is put back where it was, with its translation; a file that is gone is there again', async () => {
  const folder = openSite();
  commit(folder);
  const before = ['pricing.yaml', 'sv/pricing.yaml'].map((one) => folder.read(one));
  const site = openFolder(folder.path);
  const { source, value, file } = await site.describePage('/pricing');
  const { points: _, ...rest } = value as Record<string, unknown>;
  await site.change(file, { source, value: rest, order: ['hero'] }, true);
  expect(folder.read('sv/pricing.yaml')).not.toContain('points');
  // As on a server that was started since.
  await undo(folder, 'pricing.yaml');
  const now = ['pricing.yaml', 'sv/pricing.yaml'].map((one) => folder.read(one));
  expect(now.map((one) => Object.entries(parse(one)))).toEqual(
    before.map((one) => Object.entries(parse(one))),
  );
  const text = folder.read('pages/help.md');
  folder.remove('pages/help.md');
  await undo(folder, 'pages/help.md');
  expect(folder.read('pages/help.md')).toBe(text);
});

test('what is deleted goes in every language, and so does what is undone that was made', async () => {
  const folder = openSite();
  commit(folder);
  const site = openFolder(folder.path);
  const remove = (file: string) => site.write({ [file]: { before: folder.read(file), now: null } });
  expect(await remove('pages/help.md')).toMatchObject({ problems: [] });
  expect(existsSync(path.join(folder.path, 'sv/pages/help.md'))).toBe(false);
  folder.write('announcement.yaml', 'words: We moved.\n');
  folder.write('sv/announcement.yaml', 'words: Vi har flyttat.\n');
  expect(await undo(folder, 'announcement.yaml')).toMatchObject({ problems: [] });
  expect(existsSync(path.join(folder.path, 'sv/announcement.yaml'))).toBe(false);
  await folder.expectProblems();
});

test('a translation that is gone is there again with what entries are called by now, and without those that are gone', async () => {
  const folder = openSite();
  commit(folder);
  const site = openFolder(folder.path);
  const { source, value, file } = await site.describePage('/pricing');
  const { points, ...rest } = value as { points: object };
  const renamed = [{ ...items[1], title: 'The second' }];
  await site.change(
    file,
    { source, value: { ...rest, points: { ...points, items: renamed } } },
    true,
  );
  const now = folder.read('sv/pricing.yaml');
  folder.remove('sv/pricing.yaml');
  const { problems } = await undo(folder, 'sv/pricing.yaml');
  expect(problems).toEqual([]);
  expect(parse(folder.read('sv/pricing.yaml'))).toEqual(parse(now));
  await folder.expectProblems();
});

test('an undo that would break something else is refused in its words, and nothing is changed', async () => {
  const folder = openSite();
  commit(folder);
  folder.write('pages/spring.yaml', folder.read('about.yaml').replaceAll('about', 'spring'));
  folder.set('navigation.yaml', { 'header.links[1]': { label: 'Spring', href: '/spring' } });
  const { saved, problems } = await undo(folder, 'pages/spring.yaml');
  expect(saved).toBeUndefined();
  expect(problems[0]?.message).toContain('expected the path of a page');
});

test('after a release it is what has changed since that, committed or not; without a repository it says what it cannot know', async () => {
  const folder = openSite();
  const site = openFolder(folder.path);
  expect(await site.changes()).toMatchObject({
    ...{ files: [], since: undefined },
    notes: expect.arrayContaining([expect.stringContaining('in no Git repository')]),
  });
  const cwd = path.dirname(folder.path);
  const released = commit(folder);
  execFileSync('git', ['update-ref', 'refs/sitewright/released', released], { cwd });
  folder.set('about.yaml', { 'hero.title': 'Who we are' });
  commit(folder);
  expect(await listWords(folder)).toHaveLength(1);
  expect((await site.changes()).since).toMatch(/^since the last release from this machine/);
});

const people = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({
  title: name,
  description: `${name} builds the tills of half a town.`,
}));
const [ada, bo, cy, di] = people;

/** A site whose page has these people as its points, in two languages; it is committed. */
function openPeople() {
  const points = { title: 'Who', lead: 'We.', items: people };
  const site = tinySite({ 'pricing.yaml': { points } }).translate('sv');
  const folder = new ContentFolder(site);
  commit(folder);
  const files = ['pricing.yaml', 'sv/pricing.yaml'];
  return {
    folder,
    before: files.map((file) => parse(folder.read(file))),
    read: () => files.map((file) => parse(folder.read(file))),
    async save(items: unknown[]) {
      const site = openFolder(folder.path);
      const { source, value, file } = await site.describePage('/pricing');
      const next = structuredClone(value) as { points: { items: unknown[] } };
      next.points.items = items;
      const { isSaved } = await site.change(file, { source, value: next }, true);
      expect(isSaved).toBe(true);
    },
  };
}

const eve = { title: 'Eve', description: 'Sells what others build.' };
const named = (one: object | undefined, title: string) => ({ ...one, title });

test.each<[what: string, items: unknown[], changes: string[]]>([
  ['the first one is gone', [bo, cy, di], ['Points: “Ada” is removed']],
  ['two are gone', [cy], ['Ada', 'Bo', 'Di'].map((one) => `Points: “${one}” is removed`)],
  ['one is added at the top', [eve, ada, bo, cy, di], ['Points: “Eve” is added']],
  ['the last one is the first', [di, ada, bo, cy], ['Points: “Di” has another place']],
  [
    'two stand elsewhere',
    [cy, bo, di, ada],
    ['Ada', 'Bo'].map((one) => `Points: “${one}” has another place`),
  ],
  [
    'one is gone, and another one says something else in each field but its name',
    [{ ...cy, description: 'Left.' }, di],
    ['Points: “Ada” is removed', 'Points: “Bo” is removed', 'Points, Cy, Description'],
  ],
  ['one is called otherwise', [ada, named(bo, 'Bob'), cy, di], ['Points, Bob, Title']],
  [
    'all at once',
    [di, named(bo, 'Bob'), eve, cy],
    [
      'Points: “Ada” is removed',
      'Points: “Di” has another place',
      'Points, Bob, Title',
      'Points: “Eve” is added',
    ],
  ],
])(
  'of a list, what became of each entry is listed and undone alone, in all languages: %s',
  async (_what, items, changes) => {
    const { folder, before, read, save } = openPeople();
    await save(items);
    const listNames = async () => {
      const { files } = await openFolder(folder.path).changes();
      return files.flatMap((one) => one.changes.map(({ name }) => `${one.file}: ${name}`));
    };
    const own = changes.map((one) => `pricing.yaml: ${one}`);
    // Nothing is said of what translations follow in.
    expect((await listNames()).sort()).toEqual([...own].sort());
    for (const name of changes) {
      const { problems, saved } = await undo(folder, 'pricing.yaml', name);
      expect([problems, saved]).toEqual([[], expect.anything()]);
    }
    expect(await listNames()).toEqual([]);
    const [first, translation] = read();
    expect(first).toEqual(before[0]);
    const byKey = ({ points }: { points: { items: { key: string }[] } }) =>
      points.items.toSorted((a, b) => a.key.localeCompare(b.key));
    expect(byKey(translation)).toEqual(byKey(before[1]));
    await folder.expectProblems();
  },
);

test('a picture is said to be new, gone or another one', async () => {
  const folder = openSite();
  const [one, other, added] = ['pictures/1.svg', 'pictures/2.svg', 'pictures/3.svg'] as const;
  folder.write(one, '<svg>1</svg>');
  folder.write(other, '<svg>2</svg>');
  commit(folder);
  folder.write(one, '<svg>3</svg>');
  folder.remove(other);
  folder.write(added, '<svg>4</svg>');
  const { files } = await openFolder(folder.path).changes();
  const said = files.map((one) => [one.file, ...one.changes.map(({ name }) => name)].join(': '));
  const expected = [`${added}: It is new`, `${one}: It is another one`, `${other}: It is gone`];
  expect(said.toSorted()).toEqual(expected.toSorted());
});

test('what a translation says itself is listed beside what its original changes, and undone under the new name', async () => {
  const { folder, save } = openPeople();
  await save([ada, named(bo, 'Bob'), cy, di]);
  folder.set('sv/pricing.yaml', { 'points.items[1].description': 'Ny.' });
  const words = await listWords(folder);
  expect(words).toHaveLength(2);
  expect(words[1]).toMatch(/svenska \| Points, Bob, Description \| .+ \| Ny\./);
  await undo(folder, 'sv/pricing.yaml');
  expect(await listWords(folder)).toEqual([words[0]]);
  expect(folder.read('sv/pricing.yaml')).toContain('key: Bob');
});

test('a section is called by its title in every language, and what is undone there is found by that', async () => {
  const why = { section: 'points', title: 'Our reasons', lead: 'So.', items };
  const folder = new ContentFolder(tinySite({ 'pricing.yaml': { why } }).translate('sv'));
  commit(folder);
  folder.set('sv/pricing.yaml', { 'why.lead': 'Ny.' });
  const [words = ''] = await listWords(folder);
  expect(words).toMatch(/svenska \| sv Our reasons, Introduction \| .+ \| Ny\.$/);
  await undo(folder, 'sv/pricing.yaml');
  expect(await listWords(folder)).toEqual([]);
});

test('sections that have moved are a change of their own beside what is said otherwise, and go back alone', async () => {
  const points = { title: 'Why', lead: 'So.', items };
  const folder = new ContentFolder(
    tinySite({ 'pricing.yaml': { one: { section: 'points', ...points }, points } }),
  );
  const file = 'pricing.yaml';
  commit(folder);
  const { one, ...rest } = parse(folder.read(file));
  const moved = { ...rest, one: { ...one, lead: 'Because.' } };
  folder.write(file, stringify(moved));
  const order = 'Its parts have another order';
  const names = async () => (await listWords(folder)).map((words) => words.split(' | ')[1]);
  expect(await names()).toEqual(['Why, Introduction', order]);
  await undo(folder, file, order);
  expect(await names()).toEqual(['Why, Introduction']);
  await undo(folder, file);
  expect(await names()).toEqual([]);
});

test('a page that is renamed is listed once in each language, with what else is said otherwise, and is renamed back', async () => {
  const folder = openSite();
  commit(folder);
  const site = openFolder(folder.path);
  const move = {
    act: 'rename',
    file: 'pricing.yaml',
    address: '/prices',
    redirects: false,
  } as const;
  expect(await site.move(move)).toMatchObject({ problems: [] });
  folder.write(
    'a-copy.yaml',
    folder.read('prices.yaml').replaceAll(/^ +(lead|description): .*$/gm, ''),
  );
  folder.set('prices.yaml', { 'points.lead': 'Because.' });
  const { files } = await openFolder(folder.path).changes();
  const said = files.map(({ file, isText, changes }) =>
    [file, isText, ...changes.map(({ name }) => name.replace(/,.*/, ''))].join(' | '),
  );
  expect(said.filter((one) => /pric|copy/.test(one)).toSorted()).toEqual([
    'a-copy.yaml | true | It is new',
    'prices.yaml | true | It was /pricing | Points',
    'sv/prices.yaml | true | It was /sv/pricing',
  ]);
  // What else it says otherwise is undone where it stands now.
  await undo(folder, 'prices.yaml', 'Points, Introduction');
  expect(folder.read('prices.yaml')).not.toContain('Because.');
  expect((await listWords(folder)).join()).not.toContain('Because.');
});
