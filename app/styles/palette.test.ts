import { expect, test } from 'vitest';
import { loadBrand } from '../content/brand/read-brand.ts';
import { contentFolder } from '../content/content-folder.ts';
import { readPalette } from './palette.ts';

const { palette } = loadBrand(contentFolder);

test('a colour is that of its scheme, as every drawing program reads it', () => {
  expect(readPalette(palette, 'light')('white')).toMatch(/^#[0-9a-f]{6}$/);
  expect(readPalette(palette, 'light')('ground')).not.toBe(readPalette(palette, 'dark')('ground'));
});
