import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { swapLink } from '../../hosting/releases/swap-link.ts';
import { claimPort } from '../../lib/port.ts';
import type { Host } from './host.ts';
import { untilAnswers } from './until-answers.ts';

export const preview: Host = {
  name: 'preview server',
  encodings: ['br', 'gzip'],
  ranges: true,
  publishes: true,
  fileNames: 'not found',
  missing: () => undefined,
  async start(folder) {
    const place = mkdtempSync(path.join(tmpdir(), 'preview-host-'));
    mkdirSync(path.join(place, 'build'));
    const publish = (built: string) =>
      swapLink(path.join(place, 'build/client'), path.resolve(built));
    publish(folder);
    const port = await claimPort(0);
    const run = () =>
      spawn(process.execPath, [path.resolve('scripts/preview.ts')], {
        cwd: place,
        // So little memory that a leak would end it.
        env: {
          ...process.env,
          PORT: String(port),
          NODE_OPTIONS: '--max-old-space-size=48 --max-semi-space-size=2',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    let server = run();
    const origin = `http://localhost:${port}`;
    await untilAnswers(origin);
    return {
      origin,
      place,
      pid: server.pid,
      publish,
      remove: (file) => rmSync(path.join(folder, file)),
      async killAndRestart() {
        const exited = once(server, 'exit');
        server.kill('SIGKILL');
        await exited;
        server = run();
        await untilAnswers(origin);
      },
      async stop() {
        const exited = once(server, 'exit');
        server.kill('SIGTERM');
        await exited;
        rmSync(place, { recursive: true });
      },
    };
  },
};
