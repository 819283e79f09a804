import { expect, test } from 'vitest';
import { withoutUnread } from './unread.ts';

test('what a browser could not read is what it was before, and a question mark in words stays', () => {
  const before = { until: '2027-01-31', plans: [{ price: 590 }, { price: 90 }], title: 'Why' };
  const said = { until: '?', plans: [{ price: '?' }, { price: 95 }, { price: '?' }], title: '?' };
  expect(withoutUnread(said, before)).toEqual({
    until: '2027-01-31',
    plans: [{ price: 590 }, { price: 95 }, { price: '?' }],
    title: '?',
  });
});
