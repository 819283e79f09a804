import { cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readRelease } from '../../hosting/release.ts';

/** Places a built site where a server reads it, as docs/deploy.md does with rsync and ln. */
export function placeRelease(built: string, home: string): void {
  const { content } = readRelease(built);
  const options = { recursive: true, preserveTimestamps: true };
  for (const [from, to] of [
    ['assets', 'assets'],
    ['.', content],
  ] as const) {
    const source = path.join(built, from);
    if (existsSync(source)) cpSync(source, path.join(home, to), options);
  }
  rmSync(path.join(home, 'next'), { force: true });
  symlinkSync(content, path.join(home, 'next'));
  renameSync(path.join(home, 'next'), path.join(home, 'current'));
}
