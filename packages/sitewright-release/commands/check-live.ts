// npm run check:live -- https://www.example.com: asks the live site what a careful person would, and
// compares it with build/client. With --json for programs; the exit code tells whether all is well. --requests=1000
// asks for more files of a large site than the 300 requests of a night allow.

import { parseArgs } from 'node:util';
import { runCommand, UserError } from 'sitewright/lib';
import { contentFolder, countIssues, findLaunchIssues, readSite } from 'sitewright/site';
import { checkLive } from '../live/check-live.ts';
import { formatFinding } from '../live/live-site.ts';

const usage = 'usage: npm run check:live -- https://www.example.com [--json] [--requests=300]';

const settings = { usage };

await runCommand(async ({ step }) => {
  const options = {
    json: { type: 'boolean', default: false },
    requests: { type: 'string', default: '300' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [address = '', ...others] = positionals;
  const most = Number(values.requests);
  if (!address || others.length > 0 || !Number.isInteger(most)) throw new UserError(usage);
  const { release, requests, leftOut, findings } = await checkLive(address, 'build/client', {
    maxRequests: most,
    startStep: step,
  });
  step('Reading the content');
  const issues = await findLaunchIssues(readSite(contentFolder));
  const all = [...findings];
  if (issues.length > 0) {
    const message = `${countIssues(issues)}: npm run launch-check`;
    all.push({ check: 'placeholders', addresses: [address], message });
  }
  process.exitCode = all.length > 0 ? 1 : 0;
  if (values.json)
    console.log(JSON.stringify({ release, requests, leftOut, findings: all }, null, 2));
  else {
    const { commit, time, digest } = release;
    console.log(`${address}: commit ${commit || 'unknown'} of ${time || 'unknown'}, ${digest}`);
    for (const finding of all) console.log(formatFinding(finding));
    console.log(`${all.length} findings in ${requests} requests`);
    if (leftOut > 0) {
      const all = `--requests=${requests + leftOut} asks for all`;
      console.log(`${leftOut} files and redirects were left out, each day others: ${all}`);
    }
  }
}, settings);
