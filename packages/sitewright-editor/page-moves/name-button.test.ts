import { expect, test } from 'vitest';
import { callButton } from './name-button.ts';

test('a button is called by its words, by its name too where another one says the same, and by its name where nothing is known of it', () => {
  const labels = { ask: 'Ask us', write: 'Ask us', ring: 'Ring us' };
  expect(callButton(labels, 'ring')).toBe('Ring us');
  expect(callButton(labels, 'write')).toBe('Ask us, write');
  expect(callButton(labels, 'gone')).toBe('gone');
  expect(callButton(labels, '')).toBe('None');
});
