// npm run launch-check: lists what is still a placeholder, and fails while anything is.

import {
  findLaunchIssues,
  formatReport,
  listAdvice,
  listRecommendations,
} from '../authoring/launch-check/launch-issues.ts';
import { readSite } from '../kinds/read-site.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(async ({ step }) => {
  step('Reading the content');
  const site = readSite();
  const issues = await findLaunchIssues(site);
  console.log(formatReport(issues));
  const lists = [
    ['To look at, as each build says: leave what you mean so', await listAdvice(site)],
    ['Recommended, where it suits you', await listRecommendations(site)],
  ] as const;
  for (const [title, lines] of lists) {
    if (lines.length > 0) console.log([`\n${title}:`, ...lines].join('\n  '));
  }
  process.exitCode = issues.length > 0 ? 1 : 0;
});
