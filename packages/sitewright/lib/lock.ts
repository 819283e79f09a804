import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.ts';

/**
 * Keeps others out until this process has ended its work: two at once would delete each other's files. The lock
 * of a process that was killed is taken over.
 *
 * @param lock file of the lock, such as `build/lock`
 * @param work what is done, such as `A build of content`
 * @returns lets the next one in
 * @throws UserError when another is at work, with its process
 */
export function takeLock(lock: string, work: string): () => void {
  const own = `${lock}-${process.pid}`;
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    writeFileSync(own, `${process.pid} ${work}`);
    while (!link(own, lock)) {
      const [id, other] = readLock(lock);
      if (id && isRunning(Number(id))) {
        throw new UserError(
          `${other} is under way in this folder, process ${id}: wait until it has ended, or delete ${lock} if there is none`,
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

/** @returns the process that holds a lock, and its work; none when it has just ended */
function readLock(lock: string): [id?: string, work?: string] {
  try {
    const [id = '', ...work] = readFileSync(lock, 'utf8').split(' ');
    return [id, work.join(' ')];
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
