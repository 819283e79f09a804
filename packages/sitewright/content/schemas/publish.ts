import type { z } from 'zod';
import { day } from './fields.ts';

/** From when to when visitors get something: the first day and the last one, both may be left out. */
export const period = {
  from: day.optional().describe('The first day on which visitors get it, such as 2026-12-01'),
  until: day.optional().describe('The last day on which visitors get it, such as 2027-01-06'),
};

/** A period whose first day is not behind its last one. */
export const inOrder = <Fields extends { from?: string | undefined; until?: string | undefined }>(
  { from, until }: Fields,
  context: z.RefinementCtx,
): void => {
  if (![from, until].every((one) => day.safeParse(one).success)) return;
  if (String(from) <= String(until)) return;
  const message = `a day that is not before its first day, ${from}`;
  context.addIssue({ code: 'custom', path: ['until'], message });
};
