// npm run launch-check: lists what is still a placeholder, and fails while anything is.

import {
  findLaunchIssues,
  formatReport,
  listRecommendations,
} from '../authoring/launch-check/launch-issues.ts';
import { readSite } from '../kinds/read-site.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(async ({ step }) => {
  step('Reading the content');
  const site = readSite();
  const issues = await findLaunchIssues(site);
  console.log(formatReport(issues));
  const recommended = await listRecommendations(site);
  const advice = recommended.map((one) => `\n  ${one}`);
  if (advice.length > 0) console.log(`\nRecommended, as buyers look for it:${advice.join('')}`);
  process.exitCode = issues.length > 0 ? 1 : 0;
});
