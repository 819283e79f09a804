import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = 'node_modules/.cache/site';
/** Room for some ten builds of a thousand pages' drawings and compressed forms. */
const limit = 512 * 1024 * 1024;

/** A short digest of all that something is made from. */
export function digestOf(...ingredients: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of ingredients) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/**
 * What takes long to make, made once: the next build finds it in `node_modules/.cache`.
 *
 * @param name names all that it is made from, as with a digest: another name is another thing
 * @param make is called when it is not kept yet
 */
export async function kept(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = path.join(folder, name);
  try {
    const bytes = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const bytes = await make();
  await mkdir(folder, { recursive: true });
  // Written beside and moved, so that a build at the same time never reads half of it.
  const unfinished = path.join(folder, randomUUID());
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}

/** As `kept`, for those who need the file: its path. */
export async function keptFile(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  await kept(name, make);
  return path.resolve(folder, name);
}

/**
 * Deletes what was used longest ago, as far as more is kept than there shall be.
 *
 * @param room how many bytes may stay
 */
export async function forgetOldest(room = limit): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => undefined);
      return { file, size: found?.size ?? 0, used: found?.mtimeMs ?? 0 };
    }),
  );
  let total = 0;
  for (const { file, size } of files.sort((a, b) => b.used - a.used)) {
    total += size;
    if (total > room) await rm(file, { force: true });
  }
}
