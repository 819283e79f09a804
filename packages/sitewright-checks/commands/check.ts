// npm run check: what a change of words or pictures needs, within a minute: that the content
// is valid, its links lead somewhere, its pages are readable in both colour schemes and accessible. Ends
// with what is left before going live.
import { buildQuietly, buildTask } from 'sitewright/build';
import { runCommand, takeLock, UserError } from 'sitewright/lib';
import { contentFolder, findLaunchIssues, formatReport, readSite } from 'sitewright/site';
import { describeFindings, runChecks } from '../run-checks.ts';
import { testLock } from '../support/test-lock.ts';

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
