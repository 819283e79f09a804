import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countClass, placeClass } from './places.ts';

const styles = readFileSync('app/styles/global.css', 'utf8');
const [, made] = /count,place\}-\{0\.\.(\d+)\}/.exec(styles) ?? [];

test.each([1, 13, 17, 1_000])('a list of %i entries has styles', (entries) => {
  expect(Number(countClass(entries).replace('count-', ''))).toBeLessThanOrEqual(Number(made));
  expect(Number(placeClass(entries - 1).replace('place-', ''))).toBeLessThan(Number(made));
});
