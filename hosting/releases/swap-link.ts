import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';

/**
 * Lets a link point to something else, in one step: whoever follows it gets the one or the other.
 *
 * @param link the link's path; it need not be there yet
 * @param target what it is to point to, relative to the link's own folder
 * @throws Error when something that is no link stands there, or nothing can be written
 */
export function swapLink(link: string, target: string): void {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(target, next);
  try {
    renameSync(next, link);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** Where a link points to; undefined when there is none. */
export function linkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
