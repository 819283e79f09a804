import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Task } from '../lib/user-error.ts';

/** Where builds write. */
export const buildFolder = 'build';
/** The folder that a build writes to until it is finished. */
export const workFolder = `${buildFolder}/next`;
/** The folder of the site that was built last. */
const outputFolder = `${buildFolder}/client`;
const previousFolder = `${buildFolder}/previous`;

/** What the error messages of a build say about it. */
export const buildTask: Task = {
  folder: buildFolder,
  reassurance: 'The site that was built last is still there',
};

/** Creates an empty work folder. Vite would do so too, but its errors do not name the disk. */
export async function createWorkFolder(): Promise<void> {
  await removeWorkFolder();
  // Every user may open the folders of a site.
  process.umask(0o022);
  await mkdir(path.dirname(workFolder), { recursive: true });
  // With `recursive`, Node reports a read-only disk as a missing folder.
  await mkdir(workFolder);
}

export async function removeWorkFolder(): Promise<void> {
  await rm(workFolder, { recursive: true, force: true });
}

/**
 * Puts a finished site in the place of the one that was built last.
 *
 * @param siteFolder the finished site, within the work folder
 * @throws Error when the folder cannot be moved; the last site is then back in its place
 */
export async function swapIntoPlace(siteFolder: string): Promise<void> {
  await rm(previousFolder, { recursive: true, force: true });
  if (existsSync(outputFolder)) await rename(outputFolder, previousFolder);
  try {
    await rename(siteFolder, outputFolder);
  } catch (error) {
    if (existsSync(previousFolder)) await rename(previousFolder, outputFolder);
    throw error;
  }
  await rm(previousFolder, { recursive: true, force: true });
  await removeWorkFolder();
}

/** Writes one file of the site by its address, such as `/share/pricing.png`. */
export type WriteFile = (address: string, body: string | Uint8Array) => void;

/** @param folder the folder to deploy; the function creates the folders below it as needed */
export function createFileWriter(folder: string): WriteFile {
  return (address, body) => {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  };
}
