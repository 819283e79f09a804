import { spawn } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Host, runHost } from './host.ts';

export const preview: Host = {
  name: 'preview server',
  encodings: ['br', 'gzip'],
  ranges: true,
  htmlSuffix: 'not found',
  describeMissing: () => undefined,
  start: (folder) =>
    runHost((home, port) => {
      mkdirSync(path.join(home, 'build'));
      symlinkSync(path.resolve(folder), path.join(home, 'build/client'));
      // With so little memory a leak ends the process.
      const NODE_OPTIONS = '--max-old-space-size=48 --max-semi-space-size=2';
      const env = { ...process.env, PORT: String(port), NODE_OPTIONS };
      const options = { cwd: home, env, stdio: 'ignore' } as const;
      return spawn(process.execPath, [path.resolve('scripts/preview.ts')], options);
    }),
};
