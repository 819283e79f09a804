import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** What was parsed, each value serialised, by a hash of all that it depends on. */
type Values = Map<string, Uint8Array>;

/** Those of earlier builds, and those that this one has used; none until a build restores them. */
let known: { earlier: Values; used: Values } | undefined;

/**
 * Parses a text, or finds its value among those of an earlier build.
 *
 * @param inputs the text and all else that the value depends on
 * @param parse gives the value; undefined when the text is not valid
 * @param isCurrent whether a value that was found is still right, where the inputs alone do not say so
 */
export function parseOnce<Value>(inputs: string, parse: () => { value: Value }): { value: Value };
export function parseOnce<Value>(
  inputs: string,
  parse: () => { value: Value } | undefined,
  isCurrent?: (value: Value) => boolean,
): { value: Value } | undefined;
export function parseOnce<Value>(
  inputs: string,
  parse: () => { value: Value } | undefined,
  isCurrent: (value: Value) => boolean = () => true,
): { value: Value } | undefined {
  if (!known) return parse();
  const key = hash('sha256', inputs);
  const found = known.used.get(key) ?? known.earlier.get(key);
  if (found) {
    const value: Value = deserialize(found);
    if (isCurrent(value)) {
      known.used.set(key, found);
      return { value };
    }
  }
  const parsed = parse();
  if (parsed) known.used.set(key, serialize(parsed.value));
  return parsed;
}

/**
 * From here on nothing is parsed twice.
 *
 * @param stored what `storeParsedValues` gave in an earlier build of the same code; none in the first
 */
export function restoreParsedValues(stored: Uint8Array | undefined): void {
  known = { earlier: stored ? deserialize(stored) : new Map(), used: new Map() };
}

/** The values of all that was parsed since they were restored, for a later build. */
export function storeParsedValues(): Uint8Array {
  return serialize(known?.used ?? new Map());
}
