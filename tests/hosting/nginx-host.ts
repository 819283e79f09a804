import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type Host, runHost } from './host.ts';
import { placeRelease } from './place-release.ts';

const template = 'hosting/templates/container.conf';

/** Says in one line why nginx cannot run on this machine; undefined when it can. */
export function describeMissingNginx(): string | undefined {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed: apt-get install nginx';
  const [, brotliModule = ''] = /load_module (\S+);/.exec(readFileSync(template, 'utf8')) ?? [];
  return existsSync(brotliModule)
    ? undefined
    : 'nginx cannot send brotli: apt-get install libnginx-mod-http-brotli-static';
}

/** Starts nginx in the foreground; a signal SIGHUP lets it read its configuration again. */
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

export const nginx: Host = {
  name: 'nginx',
  encodings: ['br', 'gzip'],
  ranges: true,
  htmlSuffix: 'not found',
  describeMissing: describeMissingNginx,
  start: (built) =>
    runHost(async (home, port) => {
      await placeRelease(built, home);
      return startNginx(writeConfiguration(home, port));
    }),
};
