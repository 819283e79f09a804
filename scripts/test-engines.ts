// `npm run test:engines`: brings every engine that can be had, then tries the site in each of them.
import { spawnSync } from 'node:child_process';
import { engines } from '../tests/engines/engines.ts';

for (const engine of engines) {
  if (engine.missing()) engine.install();
}
const { status } = spawnSync('vitest', ['run', '--config', 'tests/engines/vitest.config.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const missing = engines.filter((engine) => engine.missing());
// At home a run covers what is there; where changes are judged, an engine that is gone is a fault.
process.exitCode = process.env.CI && missing.length > 0 ? 1 : (status ?? 1);
