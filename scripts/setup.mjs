// Installs the packages that package-lock.json names, unless they are installed already.
// Plain JavaScript without imports from packages: it runs before they are there, on Node 20 or newer.
// What follows it in a script needs the project's own Node, which the shell finds through npm or npx
// alone: it remembers where the machine's is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listAllMissingPackages } from './missing-packages.mjs';

const stampFile = 'node_modules/.installed-lockfile';
const lockfileHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

const isStamped = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockfileHash;
if (!isStamped || listAllMissingPackages().length > 0) {
  console.log('Installing packages, which may take a minute or two …');
  // Packages that were installed once are brought up to date, which takes seconds and leaves a development
  // server alone; `ci` would remove them first.
  const command = existsSync(stampFile) ? 'install' : 'ci';
  // Hides npm's warnings: packages warn of the machine's Node, but the project brings its own.
  // Where NODE_ENV is production, npm would leave out the packages that build the site.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [command, ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `npm ${command} failed; its message is above. Mend what it names and run the command again.`,
    );
    process.exit(1);
  }
  writeFileSync(stampFile, lockfileHash);
}
