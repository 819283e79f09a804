// Lists what is still a placeholder. `--report` never fails, `--json` prints it for machines.
import { parseArgs } from 'node:util';
import { contentFolder } from '../app/content/content-folder.ts';
import { findLaunchIssues, formatReport } from '../authoring/launch-check/launch-issues.ts';
import { UserError } from '../lib/user-error.ts';

const usage = 'Usage: npm run launch-check -- [--report] [--json]';

try {
  const options = { report: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const issues = findLaunchIssues(contentFolder, new Date());
  console.log(values.json ? JSON.stringify(issues, null, 2) : formatReport(issues));
  process.exitCode = values.report || issues.length === 0 ? 0 : 1;
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isWrongUsage = code?.startsWith('ERR_PARSE_ARGS');
  if (!isWrongUsage && !(error instanceof UserError)) throw error;
  console.error(isWrongUsage ? `${message}\n${usage}` : message);
  process.exitCode = 2;
}
