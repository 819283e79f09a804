import { expect, test } from 'vitest';
import { vendors } from '../../../tests/support/example.ts';
import { listPictureNames } from '../../sitewright/content/pictures/picture-names.ts';
import { fileOf, genericFileSchemas } from '../../sitewright/content/schemas/json-schemas.ts';
import { kinds } from '../../sitewright/kinds/kinds-by-name.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { describeName } from './content-names.ts';

/** A file of each kind that the code has a schema for. */
const { files, pages } = genericFileSchemas(kinds);
const fileOfKind: Readonly<Record<string, string>> = {
  text: 'pages/help/tills.md',
  post: 'posts/2026-10-03-the-saturday-queue.md',
  page: 'pages/spring/fair.yaml',
};

test.each([...files.keys(), ...pages.keys()])(
  'a file with %s can be saved, in every language',
  (kind) => {
    const file = fileOfKind[kind] ?? fileOf(kind);
    for (const name of [file, `sv/${file}`, `pt-BR/${file}`])
      expect(describeName(name)).toBe(undefined);
  },
);

test.each(vendors)('every file of %s can be saved', (folder) => {
  const files = [...readSite(folder).all.keys()].filter((file) => /\.(yaml|md)$/.test(file));
  const pictures = listPictureNames(readSite(folder)).map((name) => `pictures/${name}`);
  expect([...files, ...pictures].flatMap((file) => describeName(file) ?? [])).toEqual([]);
});

test.each([
  ...[
    '../package.json',
    'pages/../../package.yaml',
    '/etc/passwd',
    'package.json',
    '.env',
    'sv/../site.yaml',
  ],
  ...[
    'pages/Winter.yaml',
    'pages/a b.md',
    'pages/a--b.yaml',
    'pages/platforms/A.yaml',
    'pages/.md',
    'pages.yaml/x',
  ],
  ...[
    'posts/new.md',
    'posts/2026-13-01-x.md',
    'brand/mark.svg',
    'files/a.pdf',
    'pictures/a.html',
    'pictures/../a.jpg',
  ],
  ...['site.yaml\n', 'site.yaml\0', 'home.yml', 'sv/sv/home.yaml', 'constructor', '__proto__.yaml'],
])('%j is no name of content', (name) => {
  expect(describeName(name)).toContain(': ');
});
