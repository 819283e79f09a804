import { expect, test } from 'vitest';
import { plainDrawings } from './svg-fallbacks.ts';

test.each([
  ['0 0 24 24', 'w-full stroke-ink', 'width="24" fill="none" stroke="currentColor"'],
  ['56 4 442 562', 'fill-none', 'width="320" fill="none" stroke="currentColor"'],
  ['0 0 32 32', 'w-full fill-current', 'width="32" fill="currentColor"'],
])(
  'a drawing of %s with the classes %s is drawn plainly with %s',
  (viewBox, classes, attributes) => {
    const rest = `viewBox="${viewBox}" aria-hidden="true" class="${classes}">`;
    expect(plainDrawings(`<p><svg ${rest}</svg></p>`)).toBe(
      `<p><svg ${attributes} ${rest}</svg></p>`,
    );
  },
);
