import { spawnSync } from 'node:child_process';

/** The name in a repository of Git for what was released last from this machine. */
export const releasedRef = 'refs/sitewright/released';

/** A state of a folder that its repository knows. */
export interface FormerState {
  commit: string;
  isReleased: boolean;
  /** When it was committed. */
  time: Date;
}

function runGit(folder: string, ...args: string[]): { isDone: boolean; text: string } {
  const { status, stdout } = spawnSync('git', args, {
    ...{ cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  });
  // Where Git is not installed, there is no output.
  return { isDone: status === 0, text: stdout ?? '' };
}

/** The state of a folder that was released last from this machine, else its last commit; undefined where Git knows none. */
export function findFormerState(folder: string): FormerState | undefined {
  // A repository around it may leave it out.
  if (runGit(folder, 'check-ignore', '--quiet', '.').isDone) return undefined;
  for (const name of [releasedRef, 'HEAD']) {
    const { isDone, text } = runGit(folder, 'log', '-1', '--format=%H %ct', name, '--');
    const [commit = '', seconds] = text.trim().split(' ');
    if (isDone && commit)
      return { commit, isReleased: name === releasedRef, time: new Date(Number(seconds) * 1000) };
  }
  return undefined;
}

/**
 * Reads what the files of a folder said in a commit that say something else now, or are new or gone.
 *
 * @param commit as Git names it
 * @returns the texts by the paths of the files in the folder; null for one that was not there
 */
export function readFormerFiles(folder: string, commit: string): Map<string, string | null> {
  const list = (...args: string[]) =>
    runGit(folder, ...args)
      .text.split('\0')
      .filter(Boolean);
  const names = [
    ...list('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const files = [...new Set(names)].map((name) => {
    const { isDone, text } = runGit(folder, 'show', `${commit}:./${name}`);
    return [name, isDone ? text : null] as const;
  });
  return new Map(files);
}
