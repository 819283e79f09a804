import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/user-error.ts';

/**
 * Keeps other builds from a folder until this one has ended: two at once would delete each other's files.
 * The lock of a build that was killed is taken over.
 *
 * @param folder that they write to, such as `build`
 * @param site what this build is of, such as `examples/brasswick`
 * @returns lets the next build in
 * @throws UserError when another build is at work, with its process
 */
export function lockBuilds(folder: string, site: string): () => void {
  const lock = path.join(folder, 'lock');
  const own = path.join(folder, `lock-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(own, `${process.pid} ${site}`);
    while (!link(own, lock)) {
      const [id, other] = readLock(lock);
      if (id && isRunning(Number(id))) {
        throw new UserError(
          `Another build, process ${id} of ${other}, writes to ${folder}/: wait until it has ended, or delete ${lock} if there is none`,
        );
      }
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** @returns whether there was no such file yet; in one step with its text, so that nobody reads it half written */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** @returns process and site of the build that holds a lock; none when it has just ended */
function readLock(lock: string): [id?: string, site?: string] {
  try {
    const [id = '', ...site] = readFileSync(lock, 'utf8').split(' ');
    return [id, site.join(' ')];
  } catch {
    return [];
  }
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Another user's process may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
