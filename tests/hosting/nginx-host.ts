import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../lib/port.ts';
import type { Host, RunningHost } from './host.ts';
import { fetchPath, type HttpResponse, waitUntilReady } from './http-client.ts';
import { placeRelease } from './place-release.ts';
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

const template = 'hosting/templates/container.conf';

/** Says in one line why nginx cannot run on this machine; undefined when it can. */
export function describeMissingNginx(): string | undefined {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed: apt-get install nginx';
  const [, brotliModule = ''] = /load_module (\S+);/.exec(readFileSync(template, 'utf8')) ?? [];
  return existsSync(brotliModule)
    ? undefined
    : 'nginx cannot send brotli: apt-get install libnginx-mod-http-brotli-static';
}

/** Starts nginx in the foreground. */
export function startNginx(configuration: string): ChildProcess {
  const options = ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'];
  return spawn('nginx', options, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Writes the configuration of the container for a folder and a port. */
export function writeConfiguration(home: string, port: number): string {
  const file = path.join(home, 'nginx.conf');
  const { uid, username } = userInfo();
  const text = readFileSync(template, 'utf8')
    .replaceAll(/\/srv\/site|\/tmp(?=\/)/g, home)
    .replace('8080', String(port));
  writeFileSync(file, uid === 0 ? `user ${username};\n${text}` : text);
  return file;
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
    placeRelease(built, home);
    const configuration = writeConfiguration(home, port);
    let server = startNginx(configuration);
    let kills = 0;
    const origin = `http://localhost:${port}`;
    await waitUntilReady(origin);
    return {
      origin,
      home,
      pid: server.pid,
      publish(next) {
        placeRelease(next, home);
        server.kill('SIGHUP');
      },
      remove: (file) => rmSync(path.join(home, 'current', file)),
      async failAt(urlPath) {
        const location = `location = ${urlPath} { return 500; }`;
        appendFileSync(path.join(home, 'current/_nginx.conf'), location);
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
        if (killAll) server = startNginx(configuration);
        await waitUntilReady(origin);
      },
      async stop() {
        await endProcess(server, 'SIGTERM');
        rmSync(home, { recursive: true });
      },
    };
  },
};
