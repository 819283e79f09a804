import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { moveSection } from '../../../tests/support/section.ts';
import { loadContent } from '../load.ts';

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
