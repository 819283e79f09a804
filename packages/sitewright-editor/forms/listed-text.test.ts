import { expect, test } from 'vitest';
import { readListed } from './listed-text.ts';

test('of a text of a list in a translation people see and write their own words alone', () => {
  const inherited = { 'skills[0]': 'Soldering', title: 'Driver' };
  const { own, write } = readListed('Soldering -> Löda', ['skills', 0], inherited);
  expect([own, write('Lödning'), write('')]).toEqual([
    'Löda',
    'Soldering -> Lödning',
    'Soldering -> ',
  ]);
  expect(readListed('Soldering ->', ['skills', 0], inherited).own).toBe('');
  expect(readListed('Soldering -> Löda', ['skills', 1], inherited).own).toBe('Löda');
  expect(readListed('Driver -> Chaufför', ['title'], inherited).own).toBe('Driver -> Chaufför');
  expect(readListed('Löda', ['skills', 0], inherited).write('Lödning')).toBe('Lödning');
  expect(readListed(undefined, ['skills', 1], inherited).own).toBeUndefined();
});
