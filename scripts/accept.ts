// npm run accept: records in tests/specification/ what the pages of content/ say and how they look now,
// and prints what is otherwise than it was. Git shows it and takes it back.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../app/content/content-folder.ts';
import { findFreePort } from '../lib/port.ts';
import { restoreOnFailure } from '../lib/restore-on-failure.ts';
import { runCommand, UserError } from '../lib/user-error.ts';
import { ensureBrowser } from '../tests/support/browser.ts';

const records = 'tests/specification';
const [pages, trees] = ['accepted-pages', 'accessibility-trees'].map((name) =>
  path.join(records, name),
) as [string, string];

/** Runs a command that prints its own errors. */
function run(command: string, why: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new UserError(why);
}

/** The recorded files, each with its lines. */
function readRecords(): Map<string, string[]> {
  const files = globSync([`${pages}/**/*.html`, `${trees}/**/*.yml`]).sort();
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8').split('\n')]));
}

/** Removes the records of pages that are no more. */
function removeRecords(names: readonly string[]): void {
  for (const file of readRecords().keys()) {
    const isPage = file.endsWith('.html');
    const name = path.relative(isPage ? pages : trees, file).replace(/\.\w+$/, '');
    if (!names.includes(name)) rmSync(file);
  }
}

/** Removes the pictures and fonts that no recorded page names. */
function removeAssets(): void {
  const html = [...readRecords().values()].flat().join('\n');
  for (const file of globSync(`${pages}/assets/*`)) {
    if (!html.includes(path.basename(file))) rmSync(file);
  }
}

/** What became otherwise in a record: that a page looks so, or the lines of a tree that came and went. */
function describeChange(old: readonly string[], now: readonly string[]): string[] {
  if (old.join('\n') === now.join('\n')) return [];
  if (old.length === 0) return ['is new'];
  if (now.length === 0) return ['is gone'];
  const lines = [
    ...old.filter((line) => !now.includes(line)).map((line) => line.replace(/^ *-/, '-')),
    ...now.filter((line) => !old.includes(line)).map((line) => line.replace(/^ *-/, '+')),
  ];
  return lines.length > 0 ? lines : ['has another order'];
}

await runCommand(async () => {
  if (contentFolder !== 'content') {
    throw new UserError(`Only content/ is recorded, not ${contentFolder}: leave SITE out`);
  }
  run('npm run --silent build', 'Nothing was recorded: the content does not build');
  // It reads the site that was just built.
  const { recordNames } = await import('../tests/specification/records.ts');
  const before = readRecords();
  ensureBrowser();
  // A port of its own, as a test run may be under way.
  process.env.TEST_PORT ??= String(await findFreePort());
  const specs = `${records}/visual ${records}/accessibility-trees`;
  const record = () => {
    removeRecords(recordNames);
    run(
      `playwright test --reporter=line --update-snapshots=changed ${specs}`,
      'Nothing was recorded, as a page could not be read: npm run check:content says why',
    );
  };
  restoreOnFailure(pages, () => restoreOnFailure(trees, record));
  removeAssets();
  const after = readRecords();
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = files.filter((file) => {
    const lines = describeChange(before.get(file) ?? [], after.get(file) ?? []);
    if (lines.length === 0) return false;
    const isPage = file.endsWith('.html');
    console.log([file, ...(isPage ? ['has changed'] : lines)].join('\n  '));
    return true;
  });
  console.log(
    changed.length === 0
      ? 'The pages say and look what is recorded.'
      : `Recorded ${changed.length} files. Look at the pictures in test-results/, and at git diff; git checkout ${records} takes them back.`,
  );
});
