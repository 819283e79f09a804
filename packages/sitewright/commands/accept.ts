// npm run accept: records in tests/specification/ what the pages of content/ say and how they look now.
// Git shows what is otherwise than it was committed, and takes it back.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../../../tests/support/browser.ts';
import { testLock } from '../../../tests/support/test-lock.ts';
import { contentFolder } from '../content/index/content-folder.ts';
import { takeLock } from '../lib/lock.ts';
import { restoreOnFailure } from '../lib/restore-on-failure.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const records = 'tests/specification';
const [pages, trees] = ['accepted-pages', 'accessibility-trees'].map((name) =>
  path.join(records, name),
) as [string, string];

/** Runs a command that prints its own errors. */
function run(command: string, why: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new UserError(why);
}

const listRecords = () => globSync([`${pages}/**/*.html`, `${trees}/**/*.yml`]);

/** Removes the records of pages that are no more. */
function removeRecords(names: readonly string[]): void {
  for (const file of listRecords()) {
    const name = path.relative(file.endsWith('.html') ? pages : trees, file);
    if (!names.includes(name.replace(/\.\w+$/, ''))) rmSync(file);
  }
}

/** Removes the pictures and fonts that no recorded page names. */
function removeAssets(): void {
  const html = listRecords().map((file) => readFileSync(file, 'utf8'));
  for (const file of globSync(`${pages}/assets/*`)) {
    if (!html.some((text) => text.includes(path.basename(file)))) rmSync(file);
  }
}

await runCommand(async () => {
  if (contentFolder !== 'content') {
    throw new UserError(`Only content/ is recorded, not ${contentFolder}: leave SITE out`);
  }
  process.once('exit', takeLock(testLock, 'A record of the pages'));
  run('npm run --silent build', 'Nothing was recorded: the content does not build');
  // It reads the site that was just built.
  const { recordNames } = await import('../../../sites/countermark/tests/records.ts');
  ensureBrowser();
  const specs = `${records}/visual ${records}/accessibility-trees`;
  const record = () => {
    removeRecords(recordNames);
    run(
      `playwright test --reporter=line --update-snapshots=changed ${specs}`,
      'Nothing was recorded, as a page could not be read: npm run check:content says why',
    );
  };
  restoreOnFailure(records, record);
  removeAssets();
  for (const command of [
    ['status', '--short', records],
    ['diff', '--unified=0', trees],
  ]) {
    spawnSync('git', ['--no-pager', ...command], { stdio: 'inherit' });
  }
  console.log(
    `The records are up to date. Look at the pictures in test-results/, and at git diff; git checkout ${records} takes them back.`,
  );
});
