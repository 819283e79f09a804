// `npm run test:hosts`: brings every server that can be had, then tries the site on each of them.
import { spawnSync } from 'node:child_process';
import { nginxFault } from '../../deploy/hosts/run-nginx.ts';
import { headersParser, install, observatory, redirectsParser, wrangler } from './tools.ts';

const debianPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

function run(command: string, ...options: string[]): boolean {
  return spawnSync(command, options, { stdio: 'ignore' }).status === 0;
}

if (nginxFault() && process.getuid?.() === 0) {
  if (!run('apt-get', 'update') || !run('apt-get', 'install', '-y', ...debianPackages)) {
    console.log(`Could not install ${debianPackages.join(' and ')} with apt-get`);
  }
}
for (const tool of [wrangler, headersParser, redirectsParser, observatory]) {
  if (!install(tool)) console.log(`Could not install ${tool.name}@${tool.version} with npm`);
}

const { status } = spawnSync('vitest', ['run', '--config', 'tests/hosts/vitest.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ALL_HOSTS: '1' },
});
process.exitCode = status ?? 1;
