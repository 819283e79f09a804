import { expect, test } from 'vitest';
import { askForAlt } from './ask-alt.ts';

test('another picture is described anew, and nothing else is', () => {
  const picture = { src: 'a.jpg', alt: 'A till' };
  const before = { picture, people: [{ image: picture }, { image: picture }], title: 'Us' };
  const other = { src: 'b.jpg', alt: 'A till' };
  expect(askForAlt(before, { ...before, picture: other, title: 'We' })).toEqual({
    ...before,
    picture: { src: 'b.jpg', alt: '' },
    title: 'We',
  });
  const described = { ...before, picture: { src: 'b.jpg', alt: 'A shop' } };
  expect(askForAlt(before, described)).toEqual(described);
  const fewer = { ...before, people: [{ image: other }] };
  expect(askForAlt(before, fewer)).toEqual(fewer);
  const moved = { people: [{ image: other }, { image: picture }] };
  expect(askForAlt({ people: [{ image: picture }, { image: other }] }, moved)).toEqual(moved);
});
