import { randomUUID } from 'node:crypto';
import fs, { chmodSync, constants, existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.ts';

/** Why the system does not write a file, in words, by its codes. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk has no more room for you',
  EROFS: 'the disk is read-only',
  EACCES: 'you may not write it',
  EPERM: 'you may not write it',
  EIO: 'the disk is faulty',
  ENAMETOOLONG: 'its name is too long for this system',
  EISDIR: 'a folder has its name',
  ENOTDIR: 'a file has the name of its folder',
};

/** Says why the system does not do it; what is no reason of a person's is thrown on. */
function explain(error: unknown, say: (reason: string) => string): never {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  throw reason ? new UserError(say(reason)) : error;
}

/**
 * Writes a file in one step: whatever happens, it is the old one or the new one, whole.
 *
 * @param system what may fail
 * @throws UserError when the system does not let it be written; then it is as it was
 */
export function writeSafely(
  place: string,
  data: string | Buffer,
  system: Pick<typeof fs, 'accessSync' | 'mkdirSync' | 'renameSync' | 'writeFileSync'> = fs,
): void {
  const unfinished = path.join(path.dirname(place), `.${randomUUID()}`);
  try {
    system.mkdirSync(path.dirname(place), { recursive: true });
    const isThere = existsSync(place);
    // To take its place needs no right to write the file itself.
    if (isThere) system.accessSync(place, constants.W_OK);
    system.writeFileSync(unfinished, data, { flush: true });
    if (isThere) chmodSync(unfinished, statSync(place).mode);
    system.renameSync(unfinished, isThere ? realpathSync(place) : place);
  } catch (error) {
    explain(error, (reason) => `${place} is not saved, because ${reason}. It is as it was.`);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Removes a file, where it is there. @throws UserError when the system does not let it be removed */
export function removeSafely(place: string, system: Pick<typeof fs, 'rmSync'> = fs): void {
  try {
    system.rmSync(place, { force: true });
  } catch (error) {
    explain(error, (reason) => `${place} is not removed, because ${reason}. It is as it was.`);
  }
}
