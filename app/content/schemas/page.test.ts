import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder, lineLike } from '../../../tests/support/content-folder.ts';
import { example } from '../../../tests/support/example.ts';
import { moveSection } from '../../../tests/support/section.ts';
import { loadContent } from '../load.ts';
import { readRawSections } from '../page-files.ts';

test('a mistake in a section of any kind is reported where it stands', () => {
  const folder = new ContentFolder();
  const all = Map.groupBy(readRawSections(example), ({ kind }) => kind);
  const sections = [...all.values()].flatMap(([one]) => one ?? []);
  for (const { file, key } of sections) {
    folder.edit(`${file}.yaml`, `\n${key}:\n`, `\n${key}:\n  colour: red\n`);
  }
  const lines = sections.map(({ file, key }) => {
    const line = folder.read(`${file}.yaml`).split('\n').indexOf(`${key}:`) + 2;
    return lineLike(`content/${file}.yaml:${line}:3 ${key}.colour: unknown field*`);
  });
  const problems = folder.problems();
  expect(problems).toEqual(expect.arrayContaining(lines));
  expect(problems).toHaveLength(lines.length);
});

test('sections can be left out, moved, and repeated with another key', () => {
  const folder = new ContentFolder().set('home.yaml', { platforms: undefined, closing: undefined });
  const { benefits: again } = parse(folder.read('home.yaml'));
  folder.set('home.yaml', { again });
  moveSection(folder, 'home.yaml', 'again', 'benefits');
  const sections = loadContent(folder.path).pages.get('/')?.sections ?? [];
  const keys = sections.map(({ key }) => key).join(' ');
  expect(keys).toBe('hero again benefits words film marks');
  folder.set('home.yaml', { again: undefined, benefits: undefined }).expectProblems();
});
