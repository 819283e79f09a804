// What is still placeholder before the site goes live. `--report` never fails, `--json` is for machines.
import { parseArgs } from 'node:util';
import { ContentError } from '../app/content/problem.ts';
import { openPoints, report } from '../authoring/launch-check/launch-issues.ts';

const usage = 'npm run launch-check -- [--report] [--json]';

try {
  const options = { report: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const points = openPoints('content', new Date());
  console.log(values.json ? JSON.stringify(points, null, 2) : report(points));
  process.exitCode = values.report || points.length === 0 ? 0 : 1;
} catch (error) {
  const wrongUse = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  if (!wrongUse && !(error instanceof ContentError)) throw error;
  console.error(wrongUse ? `${(error as Error).message}\n${usage}` : (error as Error).message);
  process.exitCode = 2;
}
