// `npm run test:hosts`: installs every server that it can, then tests the site on each of them.
import { spawnSync } from 'node:child_process';
import { caddy, nginx } from '../tests/hosting/hosts.ts';
import { headersParser, install, redirectsParser, wrangler } from '../tests/hosting/tools.ts';

const debianPackages = [
  ...['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2', 'goaccess'],
  ...['openssl', 'rsync', 'wrk'],
];
const isServerMissing = () => nginx.describeMissing() ?? caddy.describeMissing();

function run(command: string, ...options: string[]): boolean {
  return spawnSync(command, options, { stdio: 'ignore' }).status === 0;
}

if (isServerMissing() && process.getuid?.() === 0) {
  if (!run('apt-get', 'update') || !run('apt-get', 'install', '-y', ...debianPackages)) {
    console.log(`Could not install ${debianPackages.join(', ')} with apt-get`);
  }
}
const tools = [wrangler, headersParser, redirectsParser];
const missing = tools.filter((tool) => !install(tool)).map(({ name }) => name);
if (missing.length > 0) console.log(`Could not install ${missing.join(', ')} with npm`);

process.env.ALL_HOSTS = '1';
const options = ['run', '--project=servers'];
const { status } = spawnSync('vitest', options, { stdio: 'inherit' });
// On a developer's machine a missing server is skipped; where changes are judged, it is an error.
const isIncomplete = missing.length > 0 || isServerMissing() !== undefined;
process.exitCode = process.env.CI && isIncomplete ? 1 : (status ?? 1);
