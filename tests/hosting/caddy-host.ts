import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
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
  start: (built) =>
    runHost(async (home, port) => {
      await placeRelease(built, home);
      const configuration = path.join(home, 'Caddyfile');
      const site = `root * ${home}\nimport ${home}/current/_Caddyfile`;
      writeFileSync(configuration, `{\nadmin off\n}\nhttp://localhost:${port} {\n${site}\n}\n`);
      const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
      const options = ['run', '--adapter', 'caddyfile', '--config', configuration];
      return spawn('caddy', options, { stdio: 'ignore', env });
    }),
};
