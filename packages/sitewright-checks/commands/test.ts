// npm test: builds the site, checks its pages, compares what they say and how they look with what was accepted, and
// runs the site's own tests.
import { buildQuietly, buildTask } from 'sitewright/build';
import { runCommand, UserError } from 'sitewright/lib';
import { takeLock } from 'sitewright/node';
import { contentFolder, readSite } from 'sitewright/site';
import { hasRecords } from '../records.ts';
import {
  type Checks,
  describeAdvice,
  describeFindings,
  hasFaults,
  runChecks,
} from '../run-checks.ts';
import { hasOwnTests } from '../support/own-tests.ts';
import { testLock } from '../support/test-lock.ts';

await runCommand(async (progress) => {
  process.once('exit', takeLock(testLock, 'A test of the site'));
  const site = readSite(contentFolder);
  await buildQuietly(site, progress);
  const isRecorded = hasRecords();
  const hasOwn = hasOwnTests();
  const checks: Checks[] = [
    'check',
    ...(isRecorded ? (['words', 'pictures'] as const) : []),
    ...(hasOwn ? (['own'] as const) : []),
  ];
  const findings = await runChecks(site, checks, progress.step);
  if (findings?.advice.length) console.log(describeAdvice(findings));
  if (findings && hasFaults(findings)) throw new UserError(describeFindings(findings));
  const comparison = isRecorded
    ? 'and all pages are as accepted'
    : 'and nothing was compared: npm run accept records what pages say and how they look';
  const own = hasOwn ? 'its own tests pass, ' : '';
  console.log(`The site is in order, ${own}${comparison}; tested in ${progress.describeTime()}.`);
}, buildTask);
