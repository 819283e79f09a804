import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { example } from './example.ts';
import { isText } from './git-api.ts';
import { GitRepository } from './git-repository.ts';

/** The example's content folder, as somebody has committed it. */
export function createRepository(): GitRepository {
  const files = readdirSync(example, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const place = `${example}/${name.replaceAll(path.sep, '/')}`;
    if (statSync(place).isDirectory()) return [];
    return [[place, readFileSync(place, isText.test(place) ? 'utf8' : 'latin1')] as const];
  });
  return new GitRepository(new Map(files));
}
