import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';

/**
 * Points a symbolic link to another target in one step: at any moment it leads to the old or the new
 * one.
 *
 * @param link the link's path; it is created if it does not exist
 * @param target relative to the link's own folder
 * @throws Error when the path exists but is not a link, or cannot be written
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

/** Reads the target of a symbolic link; undefined when there is no link. */
export function readLinkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
