// npm run check: what a change of words or pictures needs, within a minute: that the content
// is valid, its links lead somewhere, its pages are readable in both colour schemes and accessible. Ends
// with what is left before going live.
import { findLaunchIssues, formatReport } from '../authoring/launch-check/launch-issues.ts';
import { buildTask } from '../build/work-folder.ts';
import { buildQuietly } from '../build-site.ts';
import { describeFindings, runChecks } from '../checks/run-checks.ts';
import { testLock } from '../checks/support/test-lock.ts';
import { contentFolder } from '../content/index/content-folder.ts';
import { readSite } from '../kinds/read-site.ts';
import { takeLock } from '../lib/lock.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

await runCommand(async () => {
  process.once('exit', takeLock(testLock, 'A check of the content'));
  const site = readSite(contentFolder);
  await buildQuietly(site);
  const findings = runChecks(site, ['check']);
  console.log(formatReport(await findLaunchIssues(site)));
  if (findings) throw new UserError(describeFindings(findings));
  const seconds = Math.round(performance.now() / 1000);
  console.log(`\n${contentFolder} is in order, checked in ${seconds} seconds.`);
}, buildTask);
