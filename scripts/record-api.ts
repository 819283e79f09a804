// npm run api: records what a site touches of the machine, after a change that CHANGELOG.md tells of.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { apiFile, describeApi } from '../tests/support/machine-api.ts';

writeFileSync(apiFile, describeApi());
spawnSync('npx', ['biome', 'format', '--write', apiFile], { stdio: 'inherit' });
