import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Lists the pages whose own content file, or a list of theirs in `data/`, is not as it was before the last
 * commit: what is changed and not committed, and the commit itself. In a pull request on GitHub that is a
 * merge, whose first parent is the branch that it goes into.
 *
 * @returns the last part of their addresses, such as `pricing`; none outside a Git repository, or without Git
 */
export function listChangedPages(folder: string): string[] {
  // Where Git is not installed, there is no output.
  const git = (...args: string[]) =>
    (spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout ?? '').split('\n');
  const files = [
    ...git('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD^', '--', '.'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const lists = files.flatMap(
    (file) => /(?:^|\/)(data\/[^/]+\.(?:csv|json))$/.exec(file)?.[1] ?? [],
  );
  const showing = lists.flatMap((list) =>
    git('grep', '--files-with-matches', '--untracked', '--fixed-strings', list, '--', '*.yaml'),
  );
  const names = [...files, ...showing]
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => path.parse(file).name.replace(/^\d{4}-\d{2}-\d{2}-/, ''));
  return [...new Set(names)];
}
