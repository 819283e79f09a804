import { expect, test } from 'vitest';
import { placeNow } from './drawn-place.ts';

const [ann, ben, cy] = ['Ann', 'Ben', 'Cy'].map((name) => ({ name, role: `Is ${name} here` }));
const drawn = { who: { title: 'Who', people: [ann, ben, cy] }, tags: ['a', 'b'] };
const person = (index: number) => ['who', 'people', index, 'role'];
const withPeople = (...people: unknown[]) => ({ ...drawn, who: { ...drawn.who, people } });

test.each<[what: string, now: object, place: number, found: number | undefined]>([
  ['nothing is changed', drawn, 1, 1],
  ['one above is gone', withPeople(ben, cy), 1, 0],
  ['it is gone itself', withPeople(ann, cy), 1, undefined],
  ['one is new above', withPeople({ name: '' }, ann, ben, cy), 1, 2],
  ['it has another place', withPeople(cy, ann, ben), 2, 0],
  ['it is changed in part', withPeople(ann, { ...ben, role: 'Is Ben there' }, cy), 1, 1],
  ['it is another altogether', withPeople(ann, { name: 'Di', role: 'Sings' }, cy), 1, 1],
  ['it is changed, and one above is gone', withPeople({ ...ben, role: 'Was Ben here' }, cy), 1, 0],
])('a click on what was drawn before finds its entry: %s', (_what, now, place, found) => {
  const there = found === undefined ? undefined : person(found);
  expect(placeNow(person(place), drawn, now)).toEqual(there);
});

test('a text of a list and a field of no list are found in their places', () => {
  expect(placeNow(['tags', 1], drawn, { ...drawn, tags: ['b'] })).toEqual(['tags', 0]);
  expect(placeNow(['tags', 1], drawn, { ...drawn, tags: ['a', 'c'] })).toEqual(['tags', 1]);
  expect(placeNow(['who', 'title'], drawn, { who: {} })).toEqual(['who', 'title']);
});
