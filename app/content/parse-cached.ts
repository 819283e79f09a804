import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** What this process has parsed, each value serialised, by a hash of its inputs. */
const known = new Map<string, Uint8Array>();

/**
 * Parses a text, or gives what the same inputs gave before, in a copy of its own.
 *
 * @param inputs the text and all else that the value depends on
 * @param parse gives the value; undefined when the text is not valid, which is not kept
 */
export function parseCached<Value>(inputs: string, parse: () => Value): Value {
  const key = hash('sha256', inputs);
  const found = known.get(key);
  if (found) return deserialize(found);
  const value = parse();
  if (value !== undefined) known.set(key, serialize(value));
  return value;
}
