import { expect, test } from 'vitest';
import { labelOfSaid } from './label-of-file.ts';

test.each([
  ['navigation.yaml', {}, 'Header and footer'],
  ['sv/navigation.yaml', {}, 'Header and footer'],
  ['brand/brand.yaml', { name: 'Brasswick' }, 'The brand'],
  ['pages/blog.yaml', { meta: { title: 'Our diary' } }, 'Our diary'],
  ['posts/2026-11-12-three-hooks.md', { title: 'Three hooks' }, 'Three hooks'],
  ['posts/2026-11-12-three-hooks.md', { title: '' }, '2026-11-12-three-hooks'],
  ['constructor.yaml', undefined, 'constructor'],
])('%s that says %j is called %s', (file, said, label) => {
  expect(labelOfSaid(file, said)).toBe(label);
});
