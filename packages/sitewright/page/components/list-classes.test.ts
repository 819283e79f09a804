import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machine } from '../../../../tests/support/machine.ts';
import { countClass, placeClass } from './list-classes.ts';

test('a list of any length has styles', () => {
  const styles = readFileSync(`${machine}/page/styles/global.css`, 'utf8');
  const [, made] = /count,place\}-\{0\.\.(\d+)\}/.exec(styles) ?? [];
  expect([countClass(1_000), placeClass(15)]).toEqual([`count-${made}`, placeClass(1_000)]);
});
