import { hash } from 'node:crypto';

/** What this process has parsed, by a hash of its inputs. */
export const parsed = new Map<string, unknown>();
/** What earlier processes have. */
export const parsedBefore = new Map<string, unknown>();

/**
 * Parses a text, or gives what the same inputs gave before, which nobody may change.
 *
 * @param inputs the text and all else that the value depends on
 */
export function parseCached<Value>(inputs: string, parse: () => Value): Value {
  const key = hash('sha256', inputs);
  if (!parsed.has(key)) {
    parsed.set(key, parsedBefore.has(key) ? parsedBefore.get(key) : parse());
  }
  return parsed.get(key) as Value;
}

/** As {@link parseCached}, for what takes its time. */
export async function parseCachedLater<Value>(
  inputs: string,
  parse: () => Promise<Value>,
): Promise<Value> {
  const key = hash('sha256', inputs);
  if (!parsed.has(key) && !parsedBefore.has(key)) parsed.set(key, await parse());
  return parseCached(inputs, () => parsed.get(key) as Value);
}
