import { expect, test } from 'vitest';
import { nameEntry, readNaming } from './naming.ts';

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

test('an entry of a translation is called by what the first language says until it has words of its own, and none by its id', () => {
  const nameIn = (entry: object, inherited = {}) =>
    nameEntry(readNaming(entry, ['items', 0], inherited), 'Event', 0);
  const first = {
    'items[0].id': 'x@www',
    'items[0].title': 'Soup',
    'items[0].link.href': '/soup',
    'items[01].title': 'Bread',
  };
  expect(nameIn({ key: 'x@www', title: '' }, first)).toBe('Soup');
  expect(nameIn({ key: 'x@www', title: 'Soppa' }, first)).toBe('Soppa');
  expect(nameIn({ id: 'x@www', title: 'Soup' })).toBe('Soup');
  expect(nameIn({ id: 'x@www' })).toBe('Event 1');
});
