import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxFault, runNginx } from '../../deploy/hosts/run-nginx.ts';
import { claimPort } from '../../deploy/port.ts';
import { ask } from './ask.ts';
import type { Host } from './host.ts';
import { childrenOf } from './processes.ts';
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
    const { process: server, publish } = runNginx(built, folder, port);
    const origin = `http://localhost:${port}`;
    await untilAnswers(origin);
    return {
      origin,
      place: folder,
      pid: server.pid,
      publish,
      remove: (file) => rmSync(path.join(folder, 'current/client', file)),
      async failAt(address) {
        const fault = `location = ${address} { return 500; }`;
        appendFileSync(path.join(folder, 'current/server.conf'), fault);
        server.kill('SIGHUP');
        // Until then, the workers from before still answer.
        for (;;) {
          const answer = await ask(origin, address);
          if (answer.status === 500) return answer;
        }
      },
      async killAndRestart() {
        // nginx starts a worker anew by itself.
        for (const worker of childrenOf(server.pid ?? 0)) process.kill(worker, 'SIGKILL');
        await untilAnswers(origin);
      },
      async stop() {
        const exited = once(server, 'exit');
        server.kill('SIGTERM');
        await exited;
        rmSync(folder, { recursive: true });
      },
    };
  },
};
