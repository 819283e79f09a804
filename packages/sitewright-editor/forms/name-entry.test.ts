import { expect, test } from 'vitest';
import { nameEntry } from './labels.ts';

test('an entry of a list is called by what it says and where it leads, and by its number while it says nothing', () => {
  const name = (value: unknown) => nameEntry(value, 'Old address', 0);
  expect(name({ from: '/old', to: '/new', status: 302 })).toBe('/old → /new');
  expect(name({ label: 'Find us', href: '/contact' })).toBe('Find us → /contact');
  expect(name({ picture: { src: 'a.jpg' }, caption: 'A' })).toBe('a.jpg');
  expect(name('en')).toBe('en');
  for (const empty of [undefined, null, {}, { from: '', to: '' }])
    expect(name(empty)).toBe('Old address 1');
  expect(name({ to: '/new' })).toBe('/new');
});
