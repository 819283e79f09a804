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
import { listFilesIn } from '../hosting/served-files.ts';
import { findUpwards, machineFolder } from '../lib/own-files.ts';

/** The results of builds, below the folder of the site. */
export const cacheFolder = 'node_modules/.cache/sitewright';
/** Bytes; enough for the share images and compressed files of some ten builds of a thousand pages. */
const maxSize = 512 * 1024 * 1024;

/** A hash of all inputs that a cached result depends on, 32 hexadecimal digits. */
export function hashInputs(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With the lengths, ('ab', 'c') and ('a', 'bc') get different hashes.
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('hex').slice(0, 32);
}

/** Where a site has code of its own that pages are drawn with. */
export const siteFolders = ['figures', 'frame', 'sections', 'styles'];
/** What of the machine a build neither runs nor bundles. */
const otherFiles = /^(commands|node_modules)\/|\.test\.tsx?$/;
/** What package managers write the versions of all packages into. */
const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * A hash of all code that a build depends on: the machine's, the site's own, the packages' versions and
 * Node's. A cached result whose key has it is made anew after any change of code.
 */
export function hashSources(): string {
  const own = listFilesIn(machineFolder).filter((file) => !otherFiles.test(file));
  const files = [
    ...own.map((file) => [file, path.join(machineFolder, file)] as const),
    ...siteFolders.flatMap((room) =>
      existsSync(room) ? listFilesIn(room).map((file) => pair(path.join(room, file))) : [],
    ),
    ...lockfiles.flatMap((name) => {
      const file = findUpwards(name);
      return file ? [[name, file] as const] : [];
    }),
  ];
  const texts = files.flatMap(([name, file]) => [name, readFileSync(file)]);
  return hashInputs(process.version, ...texts);
}

const pair = (file: string) => [file, file] as const;

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

/** Reads a result from the build cache; undefined where it is not there. */
export function readResult(key: string): Uint8Array | undefined {
  const file = path.join(cacheFolder, key);
  try {
    // Synchronous, as waiting for each of thousands of small files takes several times as long.
    const found = readFileSync(file);
    const now = new Date();
    utimesSync(file, now, now);
    return found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Stores a result in the build cache, in the place of an older one. */
export function storeResult(key: string, bytes: Uint8Array): void {
  mkdirSync(cacheFolder, { recursive: true });
  // Renaming is atomic: another build never reads half a file.
  const unfinished = path.join(cacheFolder, randomUUID());
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path.join(cacheFolder, key));
}

/** As `getOrCreate`, but returns the absolute path of the file. */
export async function getOrCreateFile(
  key: string,
  create: () => Promise<Uint8Array>,
): Promise<string> {
  await getOrCreate(key, create);
  return path.resolve(cacheFolder, key);
}

/** Deletes the least recently used files, until the cache is no larger than `limit` bytes. */
export function evictLeastRecentlyUsed(limit = maxSize): void {
  const files = readdirSync(cacheFolder).map((name) => {
    const file = path.join(cacheFolder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    return { file, size: stats?.size ?? 0, usedAt: stats?.mtimeMs ?? 0 };
  });
  let total = 0;
  for (const { file, size } of files.sort((a, b) => b.usedAt - a.usedAt)) {
    total += size;
    if (total > limit) rmSync(file, { force: true });
  }
}
