import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxFault, runNginx } from '../../deploy/hosts/run-nginx.ts';
import { claimPort } from '../../deploy/port.ts';
import type { Host } from './host.ts';
import { untilAnswers } from './until-answers.ts';

export const nginx: Host = {
  name: 'nginx',
  encodings: ['br', 'gzip'],
  publishes: true,
  ranges: true,
  fileNames: 'not found',
  missing: nginxFault,
  async start(built) {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-test-'));
    const port = await claimPort(0);
    const { process, publish } = runNginx(built, folder, port);
    const origin = `http://localhost:${port}`;
    await untilAnswers(origin);
    return {
      origin,
      publish,
      async stop() {
        const exited = once(process, 'exit');
        process.kill('SIGTERM');
        await exited;
        rmSync(folder, { recursive: true });
      },
    };
  },
};
