import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { brotliModule } from '../nginx/configuration.ts';
import { assertBuilt } from '../served-files.ts';
import { publishRelease } from './publish-release.ts';

/** An nginx that runs in the foreground of a process of its own. */
export interface RunningNginx {
  process: ChildProcess;
  /** Releases another built site and lets nginx serve it. */
  publish(built: string): void;
}

/** Says in one line why nginx cannot run on this machine; undefined when it can. */
export function describeMissingNginx(): string | undefined {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed: apt-get install nginx';
  if (!existsSync(brotliModule)) {
    return 'nginx cannot send brotli: apt-get install libnginx-mod-http-brotli-static';
  }
  return undefined;
}

/**
 * Releases a built site into a folder and serves it from there with nginx.
 *
 * @param built the built site, such as `build/client`
 * @param folder where the releases are kept
 * @throws UserError when there is no built site, or nginx is not installed
 */
export function runNginx(built: string, folder: string, port: number): RunningNginx {
  assertBuilt(built);
  const missing = describeMissingNginx();
  if (missing) throw new UserError(missing);
  const scratch = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const { uid, username } = userInfo();
  const nginx = { port, scratch, ...(uid === 0 && { user: username }) };
  const configuration = path.resolve(folder, 'nginx.conf');
  publishRelease(built, folder, { nginx });
  const process = spawn('nginx', ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  return {
    process,
    publish: (next) => {
      publishRelease(next, folder, { nginx, onLive: () => void process.kill('SIGHUP') });
    },
  };
}
