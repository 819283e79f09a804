// npm run changes -- main: what the content says otherwise than in another commit, as a list in Markdown.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeChanges } from '../authoring/content-changes.ts';
import { readFormerFiles } from '../authoring/former-files.ts';
import { checkContentFolder, contentFolder } from '../content/disk/content-folder.ts';
import { readTextFile } from '../lib/read-text-file.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const usage = 'usage: npm run changes -- main, or another commit';

const settings = { usage };

await runCommand(({ step }) => {
  checkContentFolder(contentFolder);
  const [commit = 'HEAD^', ...more] = process.argv.slice(2);
  const options = ['rev-parse', '--verify', '--end-of-options', commit];
  const git = spawnSync('git', options, { cwd: contentFolder });
  if (git.status !== 0 || more.length > 0) throw new UserError(usage);
  step('Reading the files');
  const [before, after] = [new Map<string, string>(), new Map<string, string>()];
  for (const [name, text] of readFormerFiles(contentFolder, commit)) {
    if (text !== null) before.set(name, text);
    const file = path.join(contentFolder, name);
    if (existsSync(file)) after.set(name, readTextFile(file));
  }
  for (const change of describeChanges(before, after)) console.log(`- ${change}`);
}, settings);
