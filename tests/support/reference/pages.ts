// The pages of docs/reference/ as `npm run reference` writes them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeComponents } from './describe-components.ts';
import { describeKinds } from './describe-kinds.ts';

export const referenceFolder = 'docs/reference';

/** What writes each page, by the name of its file. */
export function listReference(): Map<string, () => string> {
  const hasPicture = (name: string) =>
    existsSync(path.join(referenceFolder, `pictures/${name}.webp`));
  return new Map([
    ['kinds.md', () => describeKinds(hasPicture)],
    ['components.md', () => describeComponents(hasPicture)],
  ]);
}
