import { expect, test } from 'vitest';
import { kinds } from './kinds.ts';
import { placeSections } from './place-sections.ts';

test.each<[sections: [kind: string, drawing?: string][], grounds: string]>([
  [[['hero', 'till'], ['plans'], ['points']], 'hero ground, plans paper, points ground'],
  // The tags follow at once on an opening without a picture.
  [[['hero'], ['plans'], ['points']], 'hero ground, plans ground, points paper'],
  // The hours stand beside the form.
  [[['form'], ['hours'], ['points']], 'form ground, points paper'],
  // There is room for one.
  [[['form'], ['hours'], ['hours']], 'form ground, hours paper'],
  // The dossiers stand in the box; any other section has a ground of its own.
  [[['hero', 'file-box'], ['metrics'], ['points']], 'hero ground, metrics ground, points paper'],
  [[['hero', 'till'], ['metrics'], ['points']], 'hero ground, metrics paper, points ground'],
])('%j stand on %s', (sections, grounds) => {
  const all = sections.map(([kind, drawing]) => ({
    key: kind,
    kind,
    content: drawing ? { figure: { drawing } } : {},
  }));
  const placed = placeSections(kinds, all as Parameters<typeof placeSections>[1]);
  expect(placed.map(({ kind, frame }) => `${kind} ${frame.tone}`).join(', ')).toBe(grounds);
});
