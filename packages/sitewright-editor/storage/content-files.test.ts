import fs, { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder, lineLike } from '../../../tests/support/content-folder.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { formatProblem } from '../../sitewright/content/messages/problem.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { writeSafely } from '../../sitewright/lib/write-safely.ts';
import { openFolder } from '../backend/disk-content.ts';
import { findPlace, listContentFiles, savePicture } from './content-files.ts';

const pricing = 'pricing.yaml';
const queue = 'posts/2026-10-03-the-saturday-queue.md';

/** A site with a file of each kind, of which the menu needs one. */
const openSite = () =>
  new ContentFolder(
    tinySite({
      'about.yaml': {},
      [pricing]: { 'hero.actions': ['write-us'] },
      'pages/winter.yaml': {},
      'pages/help/tills.md': {},
      [queue]: {},
      'redirects.yaml': { moved: [{ from: '/old', to: '/about' }] },
      'navigation.yaml': { 'header.links[1]': { label: 'Us', href: '/about' } },
    }),
  );

const save = (folder: ContentFolder, file: string, change: (text: string) => string) => {
  const before = folder.read(file);
  return openFolder(folder.path).write({ [file]: { before, now: change(before) } });
};

/** A change of a file, as an editor sends it. */
const changeOf = (folder: ContentFolder, file: string, from: string, to: string) => {
  const before = folder.read(file);
  expect(before).toContain(from);
  return { before, now: before.replace(from, to) };
};

/** A page beside that of winter. */
const springFrom = (folder: ContentFolder) =>
  folder.read('pages/winter.yaml').replace(/^/, '# Ours.\n').replaceAll('winter', 'spring');

test('files of every kind and language are saved at once', async () => {
  const folder = new ContentFolder(
    tinySite({ 'pages/winter.yaml': {}, 'pages/help/tills.md': {}, [queue]: {} }).translate('sv'),
  );
  const files = ['site.yaml', 'pages/winter.yaml', 'pages/help/tills.md', `sv/${queue}`];
  const changes = files.map((file) => [file, changeOf(folder, file, '\n', '\n# Ours.\n')] as const);
  const { saved } = await openFolder(folder.path).write(Object.fromEntries(changes));
  expect(saved).toEqual(Object.fromEntries(changes.map(([file, { now }]) => [file, now])));
  for (const [file, { now }] of changes) expect(folder.read(file)).toBe(now);
});

test('a file whose name content cannot have is not listed', () => {
  const folder = openSite();
  folder.write('pages/Winter Sale.yaml', 'meta:\n');
  folder.write('unknown/a.md', '');
  const names = Object.keys(listContentFiles(readSite(folder.path))).join('\n');
  expect(names).not.toMatch(/Winter Sale|unknown/);
});

test('a new file names its schema and keeps its comments, a picture must be one', async () => {
  const folder = openSite();
  const text = folder.read(queue).replaceAll('The page 2026-10-03-the', 'Another');
  const post = 'posts/2026-10-04-another-queue.md';
  await openFolder(folder.path).write({ [post]: { before: null, now: text } });
  expect(folder.read(post)).toBe(text);
  const page = springFrom(folder);
  await openFolder(folder.path).write({ 'pages/spring.yaml': { before: null, now: page } });
  expect(folder.read('pages/spring.yaml')).toBe(
    `# yaml-language-server: $schema=../../.schemas/page.json\n${page}`,
  );
  await expect(
    savePicture(folder.path, 'pictures/a.jpg', Buffer.from('no picture')),
  ).rejects.toThrow(/^Expected a JPEG, .+found/);
  await expect(savePicture(folder.path, 'pictures/a.html', Buffer.from(''))).rejects.toThrow(
    /cannot be the name of a picture/,
  );
});

test('a folder goes with its last file, and the content folder stays', async () => {
  const folder = openSite();
  const help = { 'pages/help/tills.md': { before: folder.read('pages/help/tills.md'), now: null } };
  expect((await openFolder(folder.path).write(help)).saved).toBeDefined();
  expect(existsSync(path.join(folder.path, 'pages/help'))).toBe(false);
  expect(folder.read('pages/winter.yaml')).not.toBe('');
});

test.each<[what: string, file: string, from: RegExp | string, to: string, line: string]>([
  [
    'a menu link to no page',
    'navigation.yaml',
    'href: /about',
    'href: /abuot',
    'content/navigation.yaml:*:* header.links[*].href: expected the path of a page*',
  ],
  [
    'a button to two words',
    'actions.yaml',
    /to: mailto:\S+?(?= )/,
    'to: write us',
    'content/actions.yaml:*:* *.to: expected a path*',
  ],
  [
    'a description of five letters',
    'about.yaml',
    /description: .+/,
    'description: About',
    'content/about.yaml:*:* meta.description: expected at least 70 characters*',
  ],
  ['a file that is no YAML', 'site.yaml', 'origin:', 'origin: [', 'content/site.yaml:*'],
])('%s is refused with its line, and nothing is saved', async (_what, file, from, to, line) => {
  const folder = openSite();
  const before = folder.read(file);
  const { problems } = await save(folder, file, (text) => text.replace(from, to));
  const lines = problems.map((one) => folder.withoutParent(formatProblem(one)));
  expect(lines).toContainEqual(lineLike(line));
  expect(folder.read(file)).toBe(before);
});

test('a mistake elsewhere keeps nobody from saving, nor does what a change leaves to translate', async () => {
  const folder = new ContentFolder(tinySite({ 'about.yaml': {}, [pricing]: {} }).translate('sv'));
  folder.edit('about.yaml', 'hero:', 'hero: [');
  const added = (text: string) => text.replace('label: Write Us', 'label: Write now');
  await save(folder, 'actions.yaml', added);
  expect(folder.read('actions.yaml')).toContain('Write now');
  folder.edit('about.yaml', 'hero: [', 'hero:');
  const points =
    'points:\n  title: New\n  lead: Here.\n  items:\n    - title: One\n      description: Two.\n';
  await save(folder, 'pricing.yaml', (text) => `${text}\n${points}`);
  expect(folder.read('pricing.yaml')).toContain('New');
  expect(await folder.problems()).not.toEqual([]);
});

test('a file that is empty can be saved', async () => {
  const folder = openSite();
  const text = folder.read('redirects.yaml');
  folder.write('redirects.yaml', '');
  await openFolder(folder.path).write({ 'redirects.yaml': { before: '', now: text } });
  expect(folder.read('redirects.yaml')).toBe(text);
});

test('two files that need each other are saved at once, and neither is without the other', async () => {
  const folder = openSite();
  const button = '\nanother:\n  label: Ask us\n  to: /about\n';
  const rename = changeOf(folder, 'actions.yaml', '\n', button);
  const use = changeOf(folder, pricing, 'write-us', 'another');
  const alone = await openFolder(folder.path).write({ [pricing]: use });
  expect([alone.saved, alone.problems.length]).toEqual([undefined, 1]);
  expect(folder.read(pricing)).toBe(use.before);
  const both = await openFolder(folder.path).write({ [pricing]: use, 'actions.yaml': rename });
  expect(both.problems).toEqual([]);
  expect(folder.read(pricing)).toBe(use.now);
  expect(folder.read('actions.yaml')).toBe(rename.now);
});

test('what somebody else has changed meanwhile is handed back, and nothing is saved', async () => {
  const folder = openSite();
  const own = changeOf(folder, pricing, 'title: ', 'title: Our ');
  const other = changeOf(folder, 'site.yaml', '\n', '\n# Ours.\n');
  folder.write('site.yaml', `${other.before}# Theirs.\n`);
  const result = await openFolder(folder.path).write({ [pricing]: own, 'site.yaml': other });
  expect(result).toEqual({ problems: [], changed: { 'site.yaml': `${other.before}# Theirs.\n` } });
  expect(folder.read(pricing)).toBe(own.before);
});

test('files whose saving was not heard of are saved once more without a word of somebody else', async () => {
  const folder = openSite();
  const before = folder.read('reading.yaml');
  const changes = { 'reading.yaml': { before, now: `${before}# Looked through\n` } };
  const answers = [
    await openFolder(folder.path).write(changes),
    await openFolder(folder.path).write(changes),
  ];
  expect(answers.map(({ changed }) => changed)).toEqual([{}, {}]);
  expect(folder.read('reading.yaml')).toBe(changes['reading.yaml'].now);
});

test('where one file cannot be written, no other is changed', async () => {
  const folder = openSite();
  const own = changeOf(folder, pricing, 'title: ', 'title: Our ');
  // Longer than a system lets a name be.
  const file = `pages/${'spring'.repeat(50)}.yaml`;
  const page = { before: null, now: springFrom(folder) };
  const saving = openFolder(folder.path).write({ [pricing]: own, [file]: page });
  await expect(saving).rejects.toThrow(/its name is too long for this system/);
  expect(folder.read(pricing)).toBe(own.before);
});

test.each([undefined, 5, ['a']])('%s is no text, and nothing is saved', async (now) => {
  const folder = openSite();
  const before = folder.read(pricing);
  const saving = openFolder(folder.path).write({ [pricing]: { before, now: now as never } });
  await expect(saving).rejects.toThrow('pricing.yaml is to be a text');
  const svg = openFolder(folder.path).write({ 'pictures/a.svg': { before: null, now: '<svg/>' } });
  await expect(svg).rejects.toThrow('pictures/a.svg is to be a text, or to be removed');
  expect(folder.read(pricing)).toBe(before);
});

test('what the content needs is not removed, and what nothing needs is', async () => {
  const folder = new ContentFolder();
  const remove = (file: string, before: string | null = null) =>
    openFolder(folder.path).write({ [file]: { before, now: null } });
  const page = await remove('about.yaml', folder.read('about.yaml'));
  expect(page.problems).toContainEqual(
    expect.objectContaining({
      field: 'header.links[1].href',
      message: expect.stringContaining('expected the path of a page'),
    }),
  );
  await expect(remove('../content/about.yaml')).rejects.toThrow('not a content file');
  await remove('redirects.yaml', folder.read('redirects.yaml'));
  expect(listContentFiles(readSite(folder.path))).not.toHaveProperty(['redirects.yaml']);
});

test('a link does not lead out of the folder, and inside it stays a link', () => {
  const outside = temporaryFolder({ 'home.yaml': 'theirs', 'secret/help.md': 'theirs' });
  const folder = temporaryFolder({ 'contact.yaml': 'ours' });
  symlinkSync(path.join(outside, 'home.yaml'), path.join(folder, 'home.yaml'));
  symlinkSync(path.join(outside, 'secret'), path.join(folder, 'pages'));
  symlinkSync('contact.yaml', path.join(folder, 'about.yaml'));
  for (const name of ['home.yaml', 'pages/help.md', 'pages/new/help.md']) {
    expect(() => findPlace(folder, name)).toThrow(`${name} is a link that leads out of ${folder}`);
  }
  writeSafely(findPlace(folder, 'about.yaml'), 'new');
  expect(readFileSync(path.join(folder, 'contact.yaml'), 'utf8')).toBe('new');
  expect(fs.lstatSync(path.join(folder, 'about.yaml')).isSymbolicLink()).toBe(true);
  expect(existsSync(path.join(outside, 'secret/new'))).toBe(false);
  mkdirSync(path.join(folder, '..more'), { recursive: true });
  expect(() => findPlace(folder, '../home.yaml')).toThrow('is not a content file');
});
