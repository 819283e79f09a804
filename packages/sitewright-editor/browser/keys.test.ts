import { expect, test, vi } from 'vitest';
import { takeKeys } from './keys.ts';

test.each([
  ['a key of the window', { isComposing: false, keyCode: 13 }, 1],
  ['a key of React', { nativeEvent: { isComposing: false }, keyCode: 13 }, 1],
  ['Enter that confirms kana', { isComposing: true, keyCode: 13 }, 0],
  ['the same in React', { nativeEvent: { isComposing: true }, keyCode: 13 }, 0],
  ['the same in Safari, once the conversion has ended', { isComposing: false, keyCode: 229 }, 0],
])('%s', (_, event, times) => {
  const handle = vi.fn();
  takeKeys(handle)(event);
  expect(handle).toHaveBeenCalledTimes(times);
});
