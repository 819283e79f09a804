import { deserialize, serialize } from 'node:v8';
import { parsed, parsedBefore } from '../app/content/parse-cached.ts';
import { getOrCreate, hashSources, storeResult } from './build-cache.ts';

/**
 * Begins with what the last build of the same code has parsed: of a thousand files, one has changed.
 *
 * @returns stores what this build has parsed, for the next one
 */
export async function restoreParsedValues(): Promise<() => void> {
  const key = `parsed-${hashSources()}`;
  const values: typeof parsed = deserialize(
    await getOrCreate(key, async () => serialize(new Map())),
  );
  for (const [hash, value] of values) parsedBefore.set(hash, value);
  return () => {
    const isSame = parsed.size === values.size && values.keys().every((hash) => parsed.has(hash));
    if (!isSame) storeResult(key, serialize(parsed));
  };
}
