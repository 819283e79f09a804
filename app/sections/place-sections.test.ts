import { expect, test } from 'vitest';
import { placeSections } from './place-sections.ts';

test.each<[sections: [kind: string, drawing?: string][], grounds: string]>([
  [[['hero', 'till'], ['plans'], ['points']], 'hero ground, plans paper, points ground'],
  // The tags follow at once on an opening without a picture.
  [[['hero'], ['plans'], ['points']], 'hero ground, plans ground, points paper'],
  // The hours stand beside the form.
  [[['form'], ['hours'], ['points']], 'form ground, points paper'],
])('%j stand on %s', (sections, grounds) => {
  const all = sections.map(([kind, drawing]) => ({
    key: kind,
    kind,
    content: drawing ? { figure: { drawing } } : {},
  }));
  const placed = placeSections(all as Parameters<typeof placeSections>[0]);
  expect(placed.map(({ kind, frame }) => `${kind} ${frame.tone}`).join(', ')).toBe(grounds);
});
