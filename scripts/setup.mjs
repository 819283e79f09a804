// Installs the packages that package-lock.json names, unless they are installed already.
// Plain JavaScript without imports from packages: it runs before they are there, on Node 20 or newer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'node_modules/.installed-lockfile';
const lockfileHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== lockfileHash) {
  console.log('Installing packages, which takes a minute or two …');
  // Hides npm's warnings: packages warn of the machine's Node, but the project brings its own.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'npm ci failed; its message is above. Mend what it names and run the command again.',
    );
    process.exit(1);
  }
  writeFileSync(stampFile, lockfileHash);
}
