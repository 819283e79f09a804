import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The platforms that have a page: the names of the files in `platforms/`, sorted.
 *
 * @param folder path of the content folder
 */
export function platformSlugs(folder: string): string[] {
  const platforms = path.join(folder, 'platforms');
  if (!existsSync(platforms)) return [];
  return readdirSync(platforms)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.basename(name, '.yaml'))
    .sort();
}
