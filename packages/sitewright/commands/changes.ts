// npm run changes -- main: what the content says otherwise than in another commit, as a list in Markdown.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeChanges } from '../authoring/content-changes.ts';
import { checkContentFolder, contentFolder } from '../content/disk/content-folder.ts';
import { readTextFile } from '../lib/read-text-file.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const usage = 'usage: npm run changes -- main, or another commit';

const settings = { usage };

await runCommand(({ step }) => {
  checkContentFolder(contentFolder);
  const { stdout: base = '' } = git(
    'rev-parse',
    '--verify',
    '--end-of-options',
    process.argv[2] ?? 'HEAD^',
  );
  if (!base || process.argv.length > 3) throw new UserError(usage);
  const commit = base.trim();
  const names = git('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.');
  const [before, after] = [new Map<string, string>(), new Map<string, string>()];
  const changed = names.stdout.split('\0').filter(Boolean);
  const advance = step('Reading the files', changed.length);
  for (const name of changed) {
    const { status, stdout } = git('show', `${commit}:./${name}`);
    if (status === 0) before.set(name, stdout);
    const file = path.join(contentFolder, name);
    if (existsSync(file)) after.set(name, readTextFile(file));
    advance();
  }
  for (const change of describeChanges(before, after)) console.log(`- ${change}`);
}, settings);

function git(...args: string[]) {
  return spawnSync('git', args, { cwd: contentFolder, encoding: 'utf8' });
}
