// `npm run test:hosts`: brings every server that can be had, then tries the site on each of them.
import { spawnSync } from 'node:child_process';
import { nginxFault } from '../hosting/releases/run-nginx.ts';
import {
  headersParser,
  install,
  observatory,
  redirectsParser,
  wrangler,
} from '../tests/hosting/tools.ts';

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

process.env.ALL_HOSTS = '1';
const { hosts } = await import('../tests/hosting/hosts.ts');
const names = hosts().map(({ name }) => name);
console.log(`Trying the site on: ${names.join(', ')}`);

const config = ['run', '--config', 'tests/hosting/vitest.config.ts'];
process.exitCode = spawnSync('vitest', config, { stdio: 'inherit' }).status ?? 1;
