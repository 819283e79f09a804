import { cpSync, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '../hosting/deployment.ts';
import { compressFiles, deleteUnusedFiles, setTimesAndModes } from './finish-files.ts';
import { writeHostFiles } from './host-files.ts';
import { buildFolder, workFolder } from './work-folder.ts';

/** Where a build writes the editor that has an origin of its own, until it is finished. */
export const editorWorkFolder = `${workFolder}/editor`;
const outputFolder = `${buildFolder}/editor`;

/** What is read by itself: pages, feeds, maps of the site. */
const readAlone = /\.(html|xml|txt|md|atom)$/;

/**
 * Copies the files of a site that its pages show, and none that is read by itself. An editor on another origin draws
 * pages with them: browsers give it no picture and no font of the site's own, which keeps those to itself.
 */
export function copyWithoutPages(site: string, folder: string): void {
  cpSync(site, folder, { recursive: true, filter: (file) => !readAlone.test(file) });
}

/** Makes the folder of the editor one that hosts can serve as they serve the site. */
export async function finishEditor(folder: string, { host }: Deployment): Promise<void> {
  const target = { host, basePath: '' };
  writeHostFiles(folder, target);
  await compressFiles(folder);
  deleteUnusedFiles(folder, target);
  setTimesAndModes(folder);
}

/** Puts a finished editor in the place of the last one; without one, that goes. */
export async function swapEditorIntoPlace(): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true });
  if (existsSync(path.resolve(editorWorkFolder))) await rename(editorWorkFolder, outputFolder);
}
