// npm test: builds the site, checks its pages, and compares what they say and how they look with what was accepted.
import { buildQuietly, buildTask } from 'sitewright/build';
import { runCommand, takeLock, UserError } from 'sitewright/lib';
import { contentFolder, readSite } from 'sitewright/site';
import { hasRecords } from '../records.ts';
import { describeFindings, runChecks } from '../run-checks.ts';
import { testLock } from '../support/test-lock.ts';

await runCommand(async () => {
  process.once('exit', takeLock(testLock, 'A test of the site'));
  const site = readSite(contentFolder);
  await buildQuietly(site);
  const isRecorded = hasRecords();
  const findings = runChecks(site, isRecorded ? ['check', 'words', 'pictures'] : ['check']);
  if (findings) throw new UserError(describeFindings(findings));
  const seconds = Math.round(performance.now() / 1000);
  const comparison = isRecorded
    ? 'and all pages are as accepted'
    : 'and nothing was compared: npm run accept records what pages say and how they look';
  console.log(`The site is in order, ${comparison}; tested in ${seconds} seconds.`);
}, buildTask);
