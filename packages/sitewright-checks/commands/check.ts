// npm run check: what a change of words or pictures needs, within a minute: that the content
// is valid, its links lead somewhere, its pages are readable in both colour schemes and accessible. Ends
// with what is left before going live.
import { buildQuietly, buildTask } from 'sitewright/build';
import { runCommand, UserError } from 'sitewright/lib';
import { takeLock } from 'sitewright/node';
import { contentFolder, findLaunchIssues, formatReport, readSite } from 'sitewright/site';
import { describeAdvice, describeFindings, hasFaults, runChecks } from '../run-checks.ts';
import { testLock } from '../support/test-lock.ts';

await runCommand(async (progress) => {
  process.once('exit', takeLock(testLock, 'A check of the content'));
  const site = readSite(contentFolder);
  await buildQuietly(site, progress);
  const findings = await runChecks(site, ['check'], progress.step);
  progress.step('Reading the content');
  console.log(formatReport(await findLaunchIssues(site)));
  if (findings?.advice.length) console.log(describeAdvice(findings));
  if (findings && hasFaults(findings)) throw new UserError(describeFindings(findings));
  console.log(`\n${contentFolder} is in order, checked in ${progress.describeTime()}.`);
}, buildTask);
