import { expect, test } from 'vitest';
import { barcode } from './barcode.ts';

test('a text has bars of its own, which end within the width', () => {
  const texts = ['Extra storage', 'Extra storages', 'extra storage', 'Dedicated training', ''];
  expect(new Set(texts.map((text) => barcode(text, 30, 20))).size).toBe(texts.length);
  const ends = [...barcode('sale', 30, 20).matchAll(/M(\d+) 0h(\d+)/g)];
  expect(Math.max(...ends.map(([, x, bar]) => Number(x) + Number(bar)))).toBeLessThanOrEqual(30);
});
