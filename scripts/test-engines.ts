// `npm run test:engines`: installs every engine that it can, then tests the site in each of them.
import { spawnSync } from 'node:child_process';
import { engines } from '../tests/engines/engines.ts';

for (const engine of engines) {
  if (!engine.find()) engine.install();
}
const projects = engines.map(({ name }) => `--project=${name}`);
const { status } = spawnSync(
  'vitest',
  ['run', '--config=tests/engines/vitest.config.ts', ...projects],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
const missing = engines.filter(({ find }) => !find());
for (const { name, needs } of missing) console.log(`${name}: not covered, needs ${needs}`);
// On a developer's machine a missing engine is skipped; where changes are judged, it is an error.
process.exitCode = process.env.CI && missing.length > 0 ? 1 : (status ?? 1);
