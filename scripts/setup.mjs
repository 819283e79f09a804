// Installs the packages that package-lock.json names, unless they are here already.
// Plain JavaScript with nothing to import: it runs before there are packages, on any Node from 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'node_modules/.installed-lockfile';
const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== lockfile) {
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: its own message above says why. Then run the command again.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockfile);
}
