import type { GitService } from './git-service.ts';

/** Asks for the files of a commit once: they stay the same forever. */
export function rememberTrees(
  read: (commit: string, folder: string) => Promise<(readonly [path: string, id: string])[]>,
): GitService['files'] {
  const known = new Map<string, Map<string, string>>();
  return async (commit, folder) => {
    const name = `${commit}:${folder}`;
    const files = known.get(name) ?? new Map(await read(commit, folder));
    known.set(name, files);
    return files;
  };
}
