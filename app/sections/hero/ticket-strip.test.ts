import { expect, test } from 'vitest';
import type { ChannelKind } from '../../content/schemas/drawings.ts';
import { cutTickets } from './ticket-strip.ts';

const kinds: readonly ChannelKind[] = ['chat', 'phone', 'email', 'demo', 'phone', 'email', 'chat'];

test.each([1, 2, 3, 4, 5, 6, 7])('%d channels have a ticket each, above the counter', (count) => {
  const { tickets, perforations } = cutTickets(kinds.slice(0, count));
  expect(tickets.map(({ kind }) => kind)).toEqual(kinds.slice(0, count));
  expect(new Set(tickets.map(({ middle }) => middle)).size).toBe(count);
  expect(perforations.split('M').length - 1).toBe(Math.max(0, count - 2));
  for (const { outline, middle } of tickets) {
    expect(outline).not.toContain('NaN');
    expect(Number(middle.split(' ')[1])).toBeLessThan(560);
  }
});
