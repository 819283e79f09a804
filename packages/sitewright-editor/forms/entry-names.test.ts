import { expect, test } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import { partAt } from '../../sitewright/content/schemas/json-schema.ts';
import { readFileSchemas } from '../../sitewright/content/schemas/json-schemas.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { entryNameOf, withArticle } from './labels.ts';

const { files, sections } = readFileSchemas(readSite(example));

test.each([
  ['questions', ['items'], 'a question'],
  ['jobs', ['jobs'], 'a job'],
  ['plans', ['items'], 'a plan'],
  ['people', ['people'], 'a person'],
  ['industries', ['items'], 'an industry'],
])('what is added to a list of the section %s is called what it is: %s, %s', (kind, path, name) => {
  const field = path.at(-1) ?? '';
  expect(withArticle(entryNameOf(partAt(sections.get(kind as never) ?? {}, path), field))).toBe(
    name,
  );
});

test.each([
  ['redirects', ['moved'], 'an old address'],
  ['navigation', ['header', 'links'], 'a link'],
  ['navigation', ['footer', 'groups'], 'a group'],
])('so is what is added in a form: %s, %s, %s', (file, path, name) => {
  const field = path.at(-1) ?? '';
  expect(withArticle(entryNameOf(partAt(files.get(file) ?? {}, path), field))).toBe(name);
});

test('without a name of its own, an entry is called as its list is, of one', () => {
  expect(
    ['stories', 'addresses', 'boxes', 'skills', 'items', 'employment'].map((name) =>
      entryNameOf({}, name),
    ),
  ).toEqual(['story', 'address', 'box', 'skill', 'entry', 'entry']);
});
