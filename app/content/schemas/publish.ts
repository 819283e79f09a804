import type { z } from 'zod';
import { buildTime } from '../../../lib/build-time.ts';
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

/**
 * Why visitors do not get something today.
 *
 * @param fields what may say `from` and `until`; anything at all
 * @param what it is
 * @returns such as `a page that begins on 2026-12-01`; undefined within the period, and in the development server
 */
export function describeClosed(
  fields: unknown,
  what: 'a page' | 'an announcement',
): string | undefined {
  if (process.env.NODE_ENV === 'development') return undefined;
  const { from, until } = (fields ?? {}) as Record<string, unknown>;
  const today = buildTime().toISOString().slice(0, 10);
  if (typeof from === 'string' && from > today) return `${what} that begins on ${from}`;
  if (typeof until === 'string' && until < today) return `${what} that ended on ${until}`;
  return undefined;
}
