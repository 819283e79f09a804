import { expect, test } from 'vitest';
import { barcode } from './barcode.ts';

test('a text always has the same bars, which end within the width', () => {
  const bars = barcode('Extra storage', 30, 20);
  expect(barcode('Extra storage', 30, 20)).toBe(bars);
  const ends = [...bars.matchAll(/M(\d+) 0h(\d+)/g)].map(([, x, bar]) => Number(x) + Number(bar));
  expect(ends.length).toBeGreaterThan(6);
  expect(Math.max(...ends)).toBeLessThanOrEqual(30);
});

test('texts that are alike have other bars', () => {
  const texts = ['Extra storage', 'Extra storages', 'extra storage', 'Dedicated training', ''];
  expect(new Set(texts.map((text) => barcode(text, 30, 20))).size).toBe(texts.length);
});
