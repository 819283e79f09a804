import { hash } from 'node:crypto';

/** What this process has parsed, by a hash of its inputs. */
const known = new Map<string, unknown>();

/**
 * Parses a text, or gives what the same inputs gave before, which nobody may change.
 *
 * @param inputs the text and all else that the value depends on
 */
export function parseCached<Value>(inputs: string, parse: () => Value): Value {
  const key = hash('sha256', inputs);
  if (!known.has(key)) known.set(key, parse());
  return known.get(key) as Value;
}
