import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../lib/port.ts';
import { type Host, runHost } from './host.ts';

export const preview: Host = {
  name: 'preview server',
  encodings: ['br', 'gzip'],
  ranges: true,
  htmlSuffix: 'not found',
  describeMissing: () => undefined,
  async start(folder) {
    const home = mkdtempSync(path.join(tmpdir(), 'preview-host-'));
    mkdirSync(path.join(home, 'build'));
    symlinkSync(path.resolve(folder), path.join(home, 'build/client'));
    const port = await findFreePort();
    const server = spawn(process.execPath, [path.resolve('scripts/preview.ts')], {
      cwd: home,
      env: {
        ...process.env,
        PORT: String(port),
        // With so little memory a leak ends the process.
        NODE_OPTIONS: '--max-old-space-size=48 --max-semi-space-size=2',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return runHost(server, port, home);
  },
};
