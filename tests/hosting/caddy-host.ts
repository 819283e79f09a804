import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../lib/port.ts';
import { type Host, runHost } from './host.ts';
import { placeRelease } from './place-release.ts';

/** Says in one line why Caddy cannot run on this machine; undefined when it can. */
export const describeMissingCaddy = () =>
  spawnSync('caddy', ['version']).error
    ? 'Caddy is not installed: apt-get install caddy'
    : undefined;

export const caddy: Host = {
  name: 'Caddy',
  encodings: ['br', 'gzip'],
  ranges: true,
  htmlSuffix: 'not found',
  describeMissing: describeMissingCaddy,
  async start(built) {
    const home = mkdtempSync(path.join(tmpdir(), 'caddy-test-'));
    const port = await findFreePort();
    placeRelease(built, home);
    const configuration = path.join(home, 'Caddyfile');
    const site = `root * ${home}\nimport ${home}/current/_Caddyfile`;
    writeFileSync(configuration, `{\nadmin off\n}\nhttp://localhost:${port} {\n${site}\n}\n`);
    const options = ['run', '--adapter', 'caddyfile', '--config', configuration];
    const server = spawn('caddy', options, {
      stdio: 'ignore',
      env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    });
    return runHost(server, port, home);
  },
};
