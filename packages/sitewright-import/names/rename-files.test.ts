import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { planRenames } from './plan-renames.ts';
import { renameFiles } from './rename-files.ts';

test('each name that a site refuses becomes what it proposes, by the language of the file', () => {
  const names: readonly (readonly [string, string])[] = [
    ['pictures/Ä Ü (1).PNG', 'pictures/a-u-1.png'],
    ['pictures/Real_Photo.jpg', 'pictures/Real_Photo.jpg'],
    ['pictures/LICENCE (old).md', 'pictures/LICENCE (old).md'],
    ['files/Price List [new].pdf', 'files/price-list-new.pdf'],
    ['pages/b_c.md', 'pages/b-c.md'],
    ['pages/Über uns/Team.markdown', 'pages/ueber-uns/team.md'],
    ['pages/Straße.yml', 'pages/strasse.yaml'],
    ['posts/2026-11-12-Grüße!.md', 'posts/2026-11-12-gruesse.md'],
    ['posts/2026-11-12-Kept_1.md', 'posts/2026-11-12-Kept_1.md'],
    ['sv/pages/b_c.md', 'sv/pages/b-c.md'],
    ['sv/pages/Själv.md', 'sv/pages/sjalv.md'],
    ['sv/pages/Über uns/Team.markdown', 'sv/pages/ueber-uns/team.md'],
    ['home.yaml', 'home.yaml'],
    ['data/Our Shops.csv', 'data/Our Shops.csv'],
  ];
  const { renames, failed } = planRenames(
    names.map(([name]) => name),
    ['de', 'sv'],
  );
  expect(failed).toEqual([]);
  expect(names.map(([name]) => [name, renames.get(name) ?? name])).toEqual(names);
});

/** A site whose files have names of another system. */
function writeSite(files: Readonly<Record<string, string>>): string {
  const site = 'name: A\nlanguages: [de]\n';
  const folder = temporaryFolder({ 'site.yaml': site, ...files });
  return folder;
}

const photo = readFileSync(path.join(example, 'pictures/books.jpg'));

test('files are renamed, and what names them follows, but what is on other sites', () => {
  const body = (name: string, shown: string, list: string, page: string) =>
    [
      `---\nimage: ${name}\n---\n![A](../pictures/${shown}) <img src="/assets/${shown}" alt="b">`,
      '![C](https://other.example/%C3%84%20%C3%9C.png) [d](https://other.example/Price%20List.pdf)',
      `[e](/files/${list} "The list") [f](${page}#g) [h](/${page.replace('.md', '')}?i) [j][k]\n\n[k]: ${page}\n`,
    ].join('\n\n');
  const folder = writeSite({
    'pages/Ü_ber.md': body('"Ä Ü.png"', '%c3%84 %C3%9C%2Epng', 'Price%20List.pdf', 'B_C/D.md'),
    'pages/B_C/D.md': '[a](<../Ü_ber.md>) [b](../contact.md)\n',
    'navigation.yaml':
      'header:\n  links:\n    - { label: A, href: /B_C/D }\n    - { label: "Ä Ü.pngx", href: /other }\n',
    'data/shops.csv': 'name,picture\nÄ Ü,Ä Ü.png\n',
    'files/Price List.pdf': 'list',
  });
  cpSync(path.join(example, 'pictures/books.jpg'), path.join(folder, 'pictures/Ä Ü.png'));
  const { done, failed } = renameFiles(folder);
  expect(failed).toEqual([]);
  expect(done).toContain(`${path.join(folder, 'pictures/Ä Ü.png')} became pictures/a-u.png`);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('pages/ue-ber.md')).toBe(body('"a-u.png"', 'a-u.png', 'price-list.pdf', 'b-c/d.md'));
  expect(read('pages/b-c/d.md')).toBe('[a](../ue-ber.md) [b](../contact.md)\n');
  expect(read('navigation.yaml')).toContain(
    'href: /b-c/d }\n    - { label: "Ä Ü.pngx", href: /other',
  );
  expect(read('data/shops.csv')).toBe('name,picture\nÄ Ü,a-u.png\n');
  expect(readFileSync(path.join(folder, 'pictures/a-u.png'))).toEqual(photo);
  expect(readdirSync(path.join(folder, 'pages')).sort()).toEqual(['b-c', 'ue-ber.md']);
  expect(renameFiles(folder)).toEqual({ done: [], failed: [] });
});

test('two files that would have one name stay, and are said with it', () => {
  const text = '![a](A%20B.png)\n';
  const folder = writeSite({
    'pictures/A B.png': '1',
    'pictures/a-b.png': '2',
    'pages/a.md': text,
  });
  expect(renameFiles(folder)).toEqual({
    done: [],
    failed: [
      'pictures/A B.png and pictures/a-b.png would both be pictures/a-b.png: give one of them another name by hand',
    ],
  });
  expect(existsSync(path.join(folder, 'pictures/A B.png'))).toBe(true);
  expect(readFileSync(path.join(folder, 'pages/a.md'), 'utf8')).toBe(text);
});

test('a text in another encoding is said with its place, and keeps its bytes', () => {
  const folder = writeSite({ 'pictures/A B.png': '1' });
  const bytes = Buffer.from('Caf\xe9 ![a](A%20B.png)', 'latin1');
  writeFileSync(path.join(folder, 'a.md'), bytes);
  expect(renameFiles(folder).failed).toEqual([
    expect.stringMatching(/a\.md:1:4 expected text in UTF-8, /),
  ]);
  expect(readFileSync(path.join(folder, 'a.md'))).toEqual(bytes);
});
