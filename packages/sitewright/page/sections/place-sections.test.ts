import { expect, test } from 'vitest';
import { kinds } from '../../kinds/kinds-by-name.ts';
import { placeSections } from './place-sections.ts';

type Kinds = Parameters<typeof placeSections>[0];
type Sections = [kind: string, drawing?: string][];

const place = (own: Kinds, all: Sections) => {
  const sections = all.map(([kind, drawing]) => ({
    key: kind,
    kind,
    content: drawing ? { figure: { drawing } } : {},
  }));
  const placed = placeSections(own, sections as Parameters<typeof placeSections>[1]);
  const describe = ({ kind, frame: { tone, edge } }: (typeof placed)[number]) =>
    `${kind} ${tone}${edge === 'edge-seam' ? '' : edge}`;
  return placed.map(describe).join(', ');
};

test.each<[sections: Sections, grounds: string]>([
  [[['hero', 'own'], ['plans'], ['points']], 'hero ground, plans paper, points ground'],
  // The tags follow at once on an opening without a picture.
  [[['hero'], ['plans'], ['points']], 'hero ground, plans ground, points paper'],
  // The hours stand beside the form.
  [[['form'], ['hours'], ['points']], 'form ground, points paper'],
  // There is room for one.
  [[['form'], ['hours'], ['hours']], 'form ground, hours paper'],
])('%j stand on %s', (sections, grounds) => {
  expect(place(kinds, sections)).toBe(grounds);
});

/** Kinds of a site's own: a shelf leaves boxes on one ground, or a string on the next one, and tags go on with boxes. */
const own = new Map(
  Object.entries({
    shelf: {
      continuesBelow: ({ figure }: { figure?: { drawing: string } }) =>
        figure?.drawing === 'boxes'
          ? { name: 'boxes', placement: 'on one ground' }
          : { name: 'string', placement: 'on its own ground' },
      seam: ' torn',
    },
    tags: { continuesAbove: () => 'boxes' },
    hooks: { continuesAbove: () => 'string' },
  }),
) as unknown as Kinds;

test.each<[sections: Sections, grounds: string]>([
  [[['shelf', 'boxes'], ['tags'], ['tags']], 'shelf ground, tags ground, tags paper'],
  [[['shelf'], ['tags'], ['tags']], 'shelf ground, tags paper torn, tags ground'],
  [[['shelf'], ['hooks']], 'shelf ground, hooks paper torn'],
])('%j of a site’s own kinds stand on %s', (sections, grounds) => {
  expect(place(own, sections)).toBe(grounds);
});
