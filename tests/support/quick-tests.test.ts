import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { quick } from '../../vitest.config.ts';

/** The files of a pattern: each of its choices in braces has some. */
function listChoices(pattern: string): string[] {
  const [whole, choices = ''] = /\{([^{}]+)\}/.exec(pattern) ?? [];
  if (!whole) return [pattern];
  return choices.split(',').flatMap((one) => listChoices(pattern.replace(whole, () => one)));
}

test.each(quick.flatMap(listChoices))('a quick run has the tests of %s', (pattern) => {
  expect(globSync(pattern)).not.toEqual([]);
});

test('what is said to see a break in a minute is there, and in the quick run', () => {
  const [, table = ''] = readFileSync('tests/weekly.md', 'utf8').split('| break | seen by |');
  const rows = table.split('\n').flatMap((row) => row.split(' | ')[1] ?? []);
  expect(rows).toHaveLength(10);
  const browser = globSync('{tests,sites,packages}/**/*.spec.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('@quick'),
  );
  const files = [...globSync(quick), ...browser];
  for (const [, name = ''] of rows.join('').matchAll(/`([\w./-]+)`/g)) {
    const isThis = (file: string) => `/${file}`.includes(`/${name}`);
    expect(files.filter(isThis), name).not.toEqual([]);
  }
});

test('what a week alone sees stands beside what sees it each day', () => {
  const list = readFileSync('tests/weekly.md', 'utf8');
  const asked = globSync('{tests/{site,build,hosting},sites,packages}/**/*.{spec,test}.ts').filter(
    (file) => /'@?weekly'|widthsWithTags\(/.test(readFileSync(file, 'utf8')),
  );
  expect(asked.length).toBeGreaterThan(10);
  const nameOf = (file: string) => path.basename(file).split('.')[0] ?? '';
  expect(asked.filter((file) => !list.includes(nameOf(file)))).toEqual([]);
});
