import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeMissingNginx, runNginx } from '../../hosting/releases/run-nginx.ts';
import { findFreePort } from '../../lib/port.ts';
import type { Host, RunningHost } from './host.ts';
import { fetchPath, type HttpResponse, waitUntilReady } from './http-client.ts';
import { endProcess, listChildren } from './processes.ts';

interface NginxHost extends Host {
  start(folder: string): Promise<RunningNginxHost>;
}

export interface RunningNginxHost extends RunningHost {
  /** Serves another built site from now on. */
  publish(built: string): void;
  /** Deletes a file from the served folder. */
  remove(file: string): void;
  /** Makes every request for a path fail, and returns the response to one. */
  failAt(path: string): Promise<HttpResponse>;
  /** Kills the process that responds, without warning, and lets it start again. */
  killAndRestart(): Promise<void>;
}

export const nginx: NginxHost = {
  name: 'nginx',
  encodings: ['br', 'gzip'],
  ranges: true,
  htmlSuffix: 'not found',
  describeMissing: describeMissingNginx,
  async start(built) {
    const home = mkdtempSync(path.join(tmpdir(), 'nginx-test-'));
    const port = await findFreePort();
    let { process: server, publish } = runNginx(built, home, port);
    let kills = 0;
    const origin = `http://localhost:${port}`;
    await waitUntilReady(origin);
    return {
      origin,
      home,
      pid: server.pid,
      publish: (next) => publish(next),
      remove: (file) => rmSync(path.join(home, 'current/client', file)),
      async failAt(urlPath) {
        const location = `location = ${urlPath} { return 500; }`;
        appendFileSync(path.join(home, 'current/server.conf'), location);
        server.kill('SIGHUP');
        // Until nginx has reloaded, its old workers respond.
        for (;;) {
          const response = await fetchPath(origin, urlPath);
          if (response.status === 500) return response;
        }
      },
      async killAndRestart() {
        kills += 1;
        const workers = listChildren(server.pid ?? 0);
        // In turns: the workers, which nginx replaces by itself, and all of nginx.
        const killAll = kills % 2 === 0;
        if (killAll) await endProcess(server, 'SIGKILL');
        for (const worker of workers) process.kill(worker, 'SIGKILL');
        if (killAll) ({ process: server, publish } = runNginx(built, home, port));
        await waitUntilReady(origin);
      },
      async stop() {
        await endProcess(server, 'SIGTERM');
        rmSync(home, { recursive: true });
      },
    };
  },
};
