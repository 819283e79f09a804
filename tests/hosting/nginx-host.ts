import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxFault, runNginx } from '../../hosting/releases/run-nginx.ts';
import { claimPort } from '../../lib/port.ts';
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
    let { process: server, publish } = runNginx(built, folder, port);
    let kills = 0;
    const origin = `http://localhost:${port}`;
    await untilAnswers(origin);
    return {
      origin,
      place: folder,
      pid: server.pid,
      publish: (next) => publish(next),
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
        kills += 1;
        const workers = childrenOf(server.pid ?? 0);
        // In turns, those that answer, whom nginx replaces by itself, and all of it.
        if (kills % 2 === 0) {
          const exited = once(server, 'exit');
          server.kill('SIGKILL');
          await exited;
        }
        for (const worker of workers) process.kill(worker, 'SIGKILL');
        if (kills % 2 === 0) ({ process: server, publish } = runNginx(built, folder, port));
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
