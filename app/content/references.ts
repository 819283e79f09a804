import { readPlatformSlugs } from './content-files.ts';
import { plannedPaths } from './planned-paths.ts';
import type { References } from './schemas/shared.ts';
import { pagePaths } from './site-content.ts';

/**
 * What content files may name of others.
 *
 * @param folder path of the content folder
 */
export function readReferences(folder: string, actions: References['actions']): References {
  const platformSlugs = readPlatformSlugs(folder);
  const paths = new Set([...pagePaths(platformSlugs), ...plannedPaths]);
  return { actions, paths, platformSlugs };
}
