// npm run check:live -- https://www.example.com: asks the live site what a careful person would, and
// compares it with build/client. With --json for programs; the exit code tells whether all is well.
import { parseArgs } from 'node:util';
import { countIssues, findLaunchIssues } from '../authoring/launch-check/launch-issues.ts';
import { contentFolder } from '../content/index/content-folder.ts';
import { checkLive } from '../hosting/live/check-live.ts';
import type { Finding } from '../hosting/live/live-site.ts';
import { readSite } from '../kinds/read-site.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

/** One line, such as `headers: /about and 7 more has no Referrer-Policy: …`. */
const format = ({ check, message, addresses: [first = '', ...more] }: Finding) =>
  `${check}: ${first}${more.length > 0 ? ` and ${more.length} more` : ''} ${message}`;

await runCommand(async () => {
  const options = { json: { type: 'boolean', default: false } } as const;
  const settings = { allowPositionals: true, strict: false, options } as const;
  const { values, positionals } = parseArgs(settings);
  const [address = '', ...others] = positionals;
  const isUnknown = Object.keys(values).some((name) => !Object.hasOwn(options, name));
  if (!address || others.length > 0 || isUnknown) {
    throw new UserError('usage: npm run check:live -- https://www.example.com [--json]');
  }
  const { release, requests, findings } = await checkLive(address, 'build/client');
  const issues = await findLaunchIssues(readSite(contentFolder));
  const all = [...findings];
  if (issues.length > 0) {
    const message = `${countIssues(issues)}: npm run launch-check`;
    all.push({ check: 'placeholders', addresses: [address], message });
  }
  process.exitCode = all.length > 0 ? 1 : 0;
  if (values.json) console.log(JSON.stringify({ release, requests, findings: all }, null, 2));
  else {
    const { commit, time, digest } = release;
    console.log(`${address}: commit ${commit || 'unknown'} of ${time || 'unknown'}, ${digest}`);
    for (const finding of all) console.log(format(finding));
    console.log(`${all.length} findings in ${requests} requests`);
  }
});
