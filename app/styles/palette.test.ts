import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stampPath } from '../figures/stamp-path.ts';
import { readPalette } from './palette.ts';

const tokens = 'app/styles/tokens.css';

test('the favicon is the stamp, in the action colour of both schemes', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  expect(icon).toContain(`d="${stampPath}"`);
  expect(icon.match(/#[0-9a-f]{6}/g)).toEqual([
    readPalette(tokens, 'light')('action'),
    readPalette(tokens, 'dark')('action'),
  ]);
});

test('a colour without a token is an error that names it', () => {
  expect(() => readPalette(tokens, 'dark')('mauve')).toThrow(
    'app/styles/tokens.css has no --color-mauve with two schemes',
  );
});
