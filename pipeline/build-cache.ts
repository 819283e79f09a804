import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const folder = 'node_modules/.cache/site';
/** Bytes; enough for the share images and compressed files of some ten builds of a thousand pages. */
const maxSize = 512 * 1024 * 1024;

/** A hash of all inputs that a cached result depends on, 32 hexadecimal digits. */
export function hashInputs(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With the lengths, ('ab', 'c') and ('a', 'bc') get different hashes.
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('hex').slice(0, 32);
}

/** Whether the build cache has some results, which then count as used. */
export function touchResults(keys: readonly string[]): boolean {
  const now = new Date();
  return keys.every((key) => {
    const has = hasResult(key);
    if (has) utimesSync(path.join(folder, key), now, now);
    return has;
  });
}

/** Whether the build cache has a result. */
export function hasResult(key: string): boolean {
  return existsSync(path.join(folder, key));
}

/**
 * Reads a result from the build cache, or creates it and stores it there.
 *
 * @param key file name in the cache; includes the hash of all that the result depends on
 * @param create is called when the cache has no such file
 */
export async function getOrCreate(
  key: string,
  create: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const found = readResult(key);
  if (found) return found;
  const bytes = await create();
  storeResult(key, bytes);
  return bytes;
}

/**
 * Reads a result, which then counts as used; undefined when the cache does not have it. Synchronous,
 * as waiting for each of thousands of small files takes several times as long.
 */
export function readResult(key: string): Uint8Array | undefined {
  const file = path.join(folder, key);
  try {
    const bytes = readFileSync(file);
    const now = new Date();
    utimesSync(file, now, now);
    return bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Stores a result, in the place of an earlier one with its key. */
export function storeResult(key: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  // Renaming is atomic: another build never reads half a file.
  const unfinished = path.join(folder, randomUUID());
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path.join(folder, key));
}

/** As `getOrCreate`, but returns the absolute path of the file. */
export async function getOrCreateFile(
  key: string,
  create: () => Promise<Uint8Array>,
): Promise<string> {
  await getOrCreate(key, create);
  return resultFile(key);
}

/** The absolute path of a result that is in the build cache. */
export const resultFile = (key: string) => path.resolve(folder, key);

/** Deletes the least recently used files, until the cache is no larger than `limit` bytes. */
export function evictLeastRecentlyUsed(limit = maxSize): void {
  const files = listCached().map((name) => {
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    return { file, size: stats?.size ?? 0, usedAt: stats?.mtimeMs ?? 0 };
  });
  let total = 0;
  for (const { file, size } of files.sort((a, b) => b.usedAt - a.usedAt)) {
    total += size;
    if (total > limit) rmSync(file, { force: true });
  }
}

function listCached(): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
