// npm run accept: records in accepted/ what the pages of the site say and how they look now, and prints what is
// otherwise than it was recorded before.

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { buildQuietly, buildTask } from 'sitewright/build';
import { runCommand, UserError } from 'sitewright/lib';
import { recordsFolder, recordVersion, restoreOnFailure, takeLock } from 'sitewright/node';
import { contentFolder, readSite } from 'sitewright/site';
import { describeRecordChanges, readRecords, removeAssets, removeRecords } from '../records.ts';
import { runPlaywright } from '../run-checks.ts';
import { testLock } from '../support/test-lock.ts';

await runCommand(async (progress) => {
  process.once('exit', takeLock(testLock, 'A record of the pages'));
  const folder = readSite(contentFolder);
  await buildQuietly(folder, progress);
  // It reads the site that was just built.
  const { recordNames } = await import('../support/record-names.ts');
  mkdirSync(recordsFolder, { recursive: true });
  const before = readRecords();
  await restoreOnFailure(recordsFolder, async () => {
    removeRecords(recordNames);
    const checks = ['words', 'pictures'] as const;
    const { status, stdout } = await runPlaywright(checks, 'line', 'changed', progress.step);
    if (status === 0) return;
    console.error(stdout);
    throw new UserError('Nothing was recorded, as a page could not be read: its error is above');
  });
  removeAssets();
  recordVersion();
  const changes = describeRecordChanges(before, readRecords());
  for (const change of changes) console.log(change);
  const isKept = spawnSync('git', ['ls-files', '--error-unmatch', recordsFolder]).status === 0;
  const undo =
    isKept && changes.length > 0 ? `; git checkout ${recordsFolder} takes them back` : '';
  console.log(`The records in ${recordsFolder}/ are up to date${undo}.`);
}, buildTask);
