import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import selectors from 'postcss-selector-parser';
import { expect, test } from 'vitest';
import * as kinds from '../sections/index.ts';

const readSheets = (pattern: string) =>
  globSync(pattern).map((file) => parse(readFileSync(file, 'utf8')));

test('what every page shares names no kind of section, whose look stands in its folder alone', () => {
  const own = new Set(Object.keys(kinds));
  for (const sheet of readSheets('app/sections/*/*.css')) {
    sheet.walkAtRules('utility', ({ params }) => void own.add(params));
  }
  const shared: string[] = [];
  for (const sheet of readSheets('app/{styles,components}/**/*.css')) {
    sheet.walkRules(({ selector }) => {
      selectors()
        .astSync(selector)
        .walkClasses(({ value }) => void shared.push(value));
    });
  }
  expect(shared).toContain('inline-link');
  expect(shared.filter((name) => own.has(name))).toEqual([]);
});
