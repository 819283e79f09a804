import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A program that only `npm run test:hosts` needs: too large to be installed with the project.
 *
 * @returns its folder, and what installs it there
 */
export function tool(name: string, version: string): { folder: string; install(): boolean } {
  const folder = path.resolve(
    'node_modules/.cache/hosts',
    `${name.replaceAll('/', '-')}-${version}`,
  );
  return {
    folder,
    install() {
      if (existsSync(path.join(folder, 'node_modules', name))) return true;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'package.json'), '{}');
      const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '-q'];
      return spawnSync('npm', ['install', ...options, `${name}@${version}`]).status === 0;
    },
  };
}
