import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const meta = { title: 'Pricing', description: 'What it costs.' };

test('a title ends with the vendor’s name', () => {
  expect(pageMeta(meta, 'Acme')).toContainEqual({ title: 'Pricing · Acme' });
});

test('a page is open to search engines unless it says otherwise', () => {
  const robots = expect.objectContaining({ name: 'robots' });
  expect(pageMeta(meta, 'Acme')).not.toContainEqual(robots);
  expect(pageMeta(meta, 'Acme', { index: false })).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});
