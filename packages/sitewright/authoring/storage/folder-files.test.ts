import { expect, test } from 'vitest';
import { ContentFolder, lineLike } from '../../../../tests/support/content-folder.ts';
import { formatProblem } from '../../content/problem.ts';
import { readSite } from '../../kinds/read-site.ts';
import { listContentFiles, removeFile, savePicture } from './folder-files.ts';
import { saveFiles } from './save-files.ts';

const save = (folder: ContentFolder, file: string, change: (text: string) => string) => {
  const before = folder.read(file);
  return saveFiles(folder.path, { [file]: { before, now: change(before) } });
};

test.each([
  ['first language', 'site.yaml'],
  ['first language', 'pages/winter.yaml'],
  ['first language', 'pages/platforms/counter.yaml'],
  ['first language', 'pages/help/tills.md'],
  ['every language', 'sv/posts/2026-10-03-the-saturday-queue.md'],
] as const)('in %s %s can be saved', async (languages, file) => {
  const folder = new ContentFolder(languages);
  const change = (text: string) => text.replace('\n', '\n# Ours.\n');
  expect((await save(folder, file, change)).saved).toEqual({ [file]: folder.read(file) });
  expect(folder.read(file)).toContain('\n# Ours.\n');
});

test('a file whose name content cannot have is not listed', () => {
  const folder = new ContentFolder();
  folder.write('pages/Winter Sale.yaml', 'meta:\n');
  folder.write('unknown/a.md', '');
  const names = Object.keys(listContentFiles(readSite(folder.path))).join('\n');
  expect(names).not.toMatch(/Winter Sale|unknown/);
});

test('a new file names its schema and keeps its comments, a picture must be one', async () => {
  const folder = new ContentFolder();
  const text = folder
    .read('posts/2026-10-03-the-saturday-queue.md')
    .replace(/title: .*/, 'title: Another queue')
    .replace(
      /description: .*/,
      `description: ${'Another day at the till, with a queue. '.repeat(3).trim()}`,
    );
  const post = 'posts/2026-10-04-another-queue.md';
  await saveFiles(folder.path, { [post]: { before: null, now: text } });
  expect(folder.read(post)).toBe(text);
  const page = folder
    .read('pages/winter.yaml')
    .replace(/^# yaml.*\n/, '# Ours.\n')
    .replace(/title: .*/, 'title: Spring at the till')
    .replace(/( description: )(.*)/, '$1In spring, $2');
  await saveFiles(folder.path, { 'pages/spring.yaml': { before: null, now: page } });
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
    /to: \/\S+/,
    'to: pricing demo',
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
  const folder = new ContentFolder();
  const before = folder.read(file);
  const { problems } = await save(folder, file, (text) => text.replace(from, to));
  const lines = problems.map((one) => folder.withoutParent(formatProblem(one)));
  expect(lines).toContainEqual(lineLike(line));
  expect(folder.read(file)).toBe(before);
});

test('a mistake elsewhere keeps nobody from saving, nor does what a change leaves to translate', async () => {
  const folder = new ContentFolder('every language');
  folder.edit('about.yaml', 'hero:', 'hero: [');
  const added = (text: string) => text.replace(/( {2}label: )Ring Us/, '$1Ring us now');
  await save(folder, 'actions.yaml', added);
  expect(folder.read('actions.yaml')).toContain('Ring us now');
  folder.edit('about.yaml', 'hero: [', 'hero:');
  const points =
    'points:\n  title: New\n  lead: Here.\n  items:\n    - title: One\n      description: Two.\n';
  await save(folder, 'pricing.yaml', (text) => `${text}\n${points}`);
  expect(folder.read('pricing.yaml')).toContain('New');
  expect(await folder.problems()).not.toEqual([]);
});

test('a file that is empty can be saved', async () => {
  const folder = new ContentFolder();
  const text = folder.read('redirects.yaml');
  folder.write('redirects.yaml', '');
  await saveFiles(folder.path, { 'redirects.yaml': { before: '', now: text } });
  expect(folder.read('redirects.yaml')).toBe(text);
});

test('what the content needs is not removed', async () => {
  const folder = new ContentFolder();
  await expect(removeFile(folder.path, 'about.yaml')).rejects.toThrow(
    'header.links[1].href: expected the path of a page',
  );
  await expect(removeFile(folder.path, 'pictures/books.jpg')).rejects.toThrow(
    'expected another picture',
  );
  await expect(removeFile(folder.path, '../content/about.yaml')).rejects.toThrow(
    'not a content file',
  );
  await removeFile(folder.path, 'redirects.yaml');
  expect(listContentFiles(readSite(folder.path))).not.toHaveProperty(['content/redirects.yaml']);
});
