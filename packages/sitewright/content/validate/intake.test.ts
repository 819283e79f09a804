import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { formatProblem } from '../messages/problem.ts';
import { checkContent } from './load-content.ts';

const isText = (file: string) => /\.(yaml|md|svg)$/.test(file);

/** A folder with a file of each kind, in two languages. */
function twoLanguages(): ContentFolder {
  const site = tinySite({
    'pages/terms.md': {},
    'posts/2026-11-12-three-hooks.md': {},
    'about.yaml': {},
  });
  const folder = new ContentFolder(site.translate('sv'));
  for (const name of ['pictures', 'files']) mkdirSync(path.join(folder.path, name));
  return folder;
}

/** Of some files, those that no line is about. */
const unsaid = (files: readonly string[], lines: readonly string[]) =>
  files.filter((file) => !lines.some((line) => line.startsWith(`content/${file}:`)));

test.each([
  ['windows-1252', (text: string) => Buffer.from(`# é\n${text}`, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['CR', (text: string) => text.replaceAll('\n', '\r')],
  ['control characters', (text: string) => `${text}\x07`],
])('every file with text that has %s is named in one run', async (_, spoil) => {
  const folder = twoLanguages();
  const files = [...folder.folder.all.keys()].filter(isText);
  for (const file of files) folder.write(file, spoil(folder.read(file)));
  const lines = await folder.problems();
  expect(unsaid(files, lines)).toEqual([]);
  expect(lines.filter((line) => !/UTF-8|CR alone|U\+0007/.test(line))).toEqual([]);
});

test('files to download that no host can send are named by each check of the content', async () => {
  const folder = twoLanguages();
  const files = ['files/talk.key', 'files/page.html', 'files/Price List.pdf', 'files/till.vtt'];
  for (const file of files) folder.write(file, 'Caf\uFFFD');
  folder.write('files/empty.pdf', '');
  const { problems } = await checkContent(folder.folder, {});
  const lines = problems.map((one) => folder.withoutParent(formatProblem(one)));
  expect(unsaid([...files, 'files/empty.pdf'], lines)).toEqual([]);
  expect(await folder.problems()).toEqual(lines);
});

test('files that a computer leaves in folders are no part of the site', async () => {
  const folder = twoLanguages();
  const names = ['Thumbs.db', 'desktop.ini', '.DS_Store'];
  const files = ['', 'files/', 'pictures/', 'pages/'].flatMap((place) =>
    names.map((name) => place + name),
  );
  for (const [index, file] of files.entries()) folder.write(file, index % 2 ? '' : 'x');
  const { warnings = [] } = await folder.content();
  const lines = warnings.map((one) => folder.withoutParent(formatProblem(one)));
  expect(lines.filter((line) => line.endsWith('leaves it out; remove it'))).toHaveLength(
    files.length,
  );
  expect(unsaid(files, lines)).toEqual([]);
});

test('files of no kind of the content, and names without an ending, are told where they go', async () => {
  const folder = twoLanguages();
  for (const file of ['notes.docx', 'pages/notes.txt', 'files/noext']) folder.write(file, 'x');
  const places = 'unknown file; *; pages of your own are .yaml or .md files in pages/, *';
  await folder.expectProblems(
    `content/notes.docx:1:1 ${places}`,
    `content/pages/notes.txt:1:1 ${places}`,
    'content/files/noext:1:1 expected a name with an ending, found none: add its ending, such as .pdf',
  );
});

test('a byte order mark and CRLF are read as if they were not there', async () => {
  const folder = twoLanguages();
  for (const file of [...folder.folder.all.keys()].filter(isText)) {
    folder.write(file, `\uFEFF${folder.read(file).replaceAll('\n', '\r\n')}`);
  }
  await folder.expectProblems();
});

test('whatever is put into any folder is read or named', async () => {
  const folder = twoLanguages();
  const folders = ['', ...folder.folder.entries.flatMap((one) => (one.isFolder ? one.path : []))];
  const put = folders.flatMap((inside) => {
    const at = (name: string) => path.posix.join(inside, name);
    const isFlat = /(^|\/)(pictures|files)$/.test(inside);
    symlinkSync(path.resolve('package.json'), path.join(folder.path, at('link.yaml')));
    symlinkSync(path.resolve('docs'), path.join(folder.path, at('linked')));
    mkdirSync(path.join(folder.path, at('empty')));
    const names = ['a.yml', 'b.YAML', 'c.markdown', 'd.MD', 'e.txt', 'f', 'more/g.yaml'];
    if (isFlat) return [at('link.yaml'), at('linked'), at('empty')];
    for (const name of names) folder.write(at(name), 'title: x');
    return [...names.map(at), at('link.yaml'), at('linked')];
  });
  const lines = await folder.problems();
  expect(unsaid(put, lines)).toEqual([]);
  expect(readdirSync(folder.path)).toContain('empty');
});
