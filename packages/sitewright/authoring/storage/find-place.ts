import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { describeName } from '../saving/content-names.ts';

/**
 * Where a content file is on the disk.
 *
 * @param name its path in the folder, from anybody
 * @throws UserError for a name that content cannot have, and where a link leads out of the folder
 */
export function findPlace(folder: string, name: string): string {
  const problem = describeName(name);
  if (problem) throw new UserError(problem);
  const place = path.join(folder, name);
  let there = place;
  while (!existsSync(there)) there = path.dirname(there);
  const inside = path.relative(realpathSync(folder), realpathSync(there));
  if (inside !== '..' && !inside.startsWith(`..${path.sep}`) && !path.isAbsolute(inside))
    return place;
  throw new UserError(`${name} is a link that leads out of ${folder}: put the file itself there`);
}
