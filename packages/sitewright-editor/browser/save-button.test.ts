import { expect, test } from 'vitest';
import { isSaveKey } from './save-button.tsx';

const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['s', { ctrlKey: true }, true],
  ['S', { metaKey: true }, true],
  ['s', {}, false],
  ['s', { ctrlKey: true, shiftKey: true }, false],
  ['s', { ctrlKey: true, altKey: true }, false],
  ['d', { ctrlKey: true }, false],
] as const)('%s with %o saves: %s', (key, own, isSaved) => {
  expect(isSaveKey({ key, ...held, ...own })).toBe(isSaved);
});
