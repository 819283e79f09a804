import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { brotliModule } from '../nginx/configuration.ts';
import { publish } from './publish.ts';

/** An nginx of ours that runs in the foreground of its own process. */
export interface RunningNginx {
  process: ChildProcess;
  /** Makes another built site the one that is served. */
  publish(built: string): void;
}

/** Why nginx cannot be run on this machine, in one line; undefined when it can. */
export function nginxFault(): string | undefined {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed: apt-get install nginx';
  if (!existsSync(brotliModule)) {
    return 'nginx cannot send brotli: apt-get install libnginx-mod-http-brotli-static';
  }
  return undefined;
}

/**
 * Serves a built site with nginx, from releases of its own.
 *
 * @param built the built site, such as `build/client`
 * @param folder where the releases are kept
 */
export function runNginx(built: string, folder: string, port: number): RunningNginx {
  const scratch = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const { uid, username } = userInfo();
  const nginx = { port, scratch, ...(uid === 0 && { user: username }) };
  const configuration = path.resolve(folder, 'nginx.conf');
  publish(built, folder, { nginx });
  const process = spawn('nginx', ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  return {
    process,
    publish: (next) => {
      publish(next, folder, { nginx, goLive: () => void process.kill('SIGHUP') });
    },
  };
}
