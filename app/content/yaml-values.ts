import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** What valid YAML says, each serialised, by a hash of its text. */
type Values = Map<string, Uint8Array>;

/** Those of earlier builds, and those that this one has used; none until a build restores them. */
let known: { earlier: Values; used: Values } | undefined;

/**
 * Parses YAML, or finds what it says among the values of an earlier build.
 *
 * @param parse gives what the text says; undefined when it is not valid
 */
export function parseOnce(text: string, parse: () => { value: unknown } | undefined) {
  if (!known) return parse();
  const key = hash('sha256', text);
  const found = known.used.get(key) ?? known.earlier.get(key);
  const parsed = found ? { value: deserialize(found) as unknown } : parse();
  if (parsed) known.used.set(key, found ?? serialize(parsed.value));
  return parsed;
}

/**
 * From here on no YAML is parsed twice.
 *
 * @param stored what `storeYamlValues` gave in an earlier build of the same code; none in the first
 */
export function restoreYamlValues(stored: Uint8Array | undefined): void {
  known = { earlier: stored ? deserialize(stored) : new Map(), used: new Map() };
}

/** The values of all YAML that was parsed since they were restored, for a later build. */
export function storeYamlValues(): Uint8Array {
  return serialize(known?.used ?? new Map());
}
