import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { readRelease } from '../../packages/sitewright/hosting/release.ts';
import { builtSite } from '../support/example.ts';
import { commandFile, machine } from '../support/machine.ts';
import { describeMissing, type Host, runHost } from './host.ts';
import { wrangler } from './tools.ts';

/** Places a built site where a server reads it, as docs/deploy.md does with rsync and ln. */
export async function placeRelease(built: string, home: string): Promise<void> {
  const { digest } = readRelease(built);
  const options = { recursive: true, preserveTimestamps: true };
  const assets = path.join(built, 'assets');
  if (existsSync(assets)) await cp(assets, path.join(home, 'assets'), options);
  await cp(built, path.join(home, digest), options);
  rmSync(path.join(home, 'next'), { force: true });
  symlinkSync(digest, path.join(home, 'next'));
  renameSync(path.join(home, 'next'), path.join(home, 'current'));
}

/** Starts nginx in the foreground; a signal SIGHUP lets it read its configuration again. */
export function startNginx(configuration: string) {
  const options = ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'];
  return spawn('nginx', options, { stdio: ['ignore', 'inherit', 'inherit'] });
}

const template = `${machine}/hosting/templates/container.conf`;

/** Writes the configuration of the container for a folder and a port. */
export function writeConfiguration(home: string, port: number): string {
  const file = path.join(home, 'nginx.conf');
  const { uid, username } = userInfo();
  const text = readFileSync(template, 'utf8')
    .replaceAll(/\/srv\/site|\/tmp(?=\/)/g, home)
    .replace('8080', `localhost:${port}`);
  writeFileSync(file, uid === 0 ? `user ${username};\n${text}` : text);
  return file;
}

export const nginx: Host = {
  name: 'nginx',
  describeMissing() {
    const missing = describeMissing('nginx');
    if (missing) return missing;
    const [, brotliModule = ''] = /load_module (\S+);/.exec(readFileSync(template, 'utf8')) ?? [];
    return existsSync(brotliModule)
      ? undefined
      : 'nginx cannot send brotli: apt-get install libnginx-mod-http-brotli-static';
  },
  start: (built) =>
    runHost(async (home, port) => {
      await placeRelease(built, home);
      return startNginx(writeConfiguration(home, port));
    }),
};

export const caddy: Host = {
  name: 'Caddy',
  describeMissing: () => describeMissing('caddy'),
  start: (built) =>
    runHost(async (home, port) => {
      await placeRelease(built, home);
      const configuration = path.join(home, 'Caddyfile');
      const site = `root * ${home}\nimport ${home}/current/_Caddyfile`;
      writeFileSync(
        configuration,
        `{\nadmin off\n}\nhttp://localhost:${port} {\nbind localhost\n${site}\n}\n`,
      );
      const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
      const options = ['run', '--adapter', 'caddyfile', '--config', configuration];
      return spawn('caddy', options, { stdio: 'ignore', env });
    }),
};

export const preview: Host = {
  name: 'preview server',
  describeMissing: () => undefined,
  start: (folder) =>
    runHost((home, port) => {
      mkdirSync(path.join(home, 'build'));
      symlinkSync(path.resolve(folder), path.join(home, 'build/client'));
      // With so little memory a leak ends the process.
      const NODE_OPTIONS = '--max-old-space-size=48 --max-semi-space-size=2';
      const env = { ...process.env, PORT: String(port), NODE_OPTIONS };
      const options = { cwd: home, env, stdio: 'ignore' } as const;
      return spawn(process.execPath, [commandFile('preview')], options);
    }),
};

/** Apache with a folder that was built for `SITE_HOST=other`, whose `.htaccess` it reads. */
export const apache = {
  name: 'Apache',
  describeMissing: () => describeMissing('apache2'),
  start: (folder, basePath = '') =>
    runHost((home, port) => {
      const file = path.join(home, 'apache.conf');
      const modules = [
        ...['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'negotiation', 'alias', 'headers'],
      ];
      const lines = [
        ...modules.map((one) => `LoadModule ${one}_module /usr/lib/apache2/modules/mod_${one}.so`),
        `Listen ${port}\nServerName localhost\nPidFile ${home}/pid\nErrorLog ${home}/error.log`,
        'TypesConfig /etc/mime.types\nUser www-data\nGroup www-data',
        basePath ? `DocumentRoot ${home}\nAlias ${basePath} ${folder}` : `DocumentRoot ${folder}`,
        `<Directory ${folder}>\nRequire all granted\nAllowOverride All\n</Directory>`,
      ];
      writeFileSync(file, lines.join('\n'));
      chmodSync(folder, 0o755);
      return spawn('apache2', ['-f', file, '-D', 'FOREGROUND'], { stdio: 'ignore' });
    }),
} satisfies Host & { start(folder: string, basePath?: string): unknown };

const wranglerProgram = path.join(wrangler.folder, 'node_modules/wrangler/bin/wrangler.js');

/** Cloudflare's runtime on this machine. It leaves compression, and parts of files, to the edge. */
export const workerd: Host = {
  name: 'workerd',
  describeMissing: () =>
    existsSync(wranglerProgram) ? undefined : 'npm run test:hosts installs it',
  start: (built) =>
    runHost((home, port) => {
      const file = path.join(home, 'wrangler.jsonc');
      const directory = JSON.stringify(path.resolve(built));
      const own = readFileSync('wrangler.jsonc', 'utf8').replace(`"${builtSite}"`, directory);
      writeFileSync(file, own);
      const options = ['dev', '-c', file, '--port', String(port), '--inspector-port', '0'];
      const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
      return spawn(process.execPath, [wranglerProgram, ...options], { stdio: 'ignore', env });
    }),
};

/** All servers; `npm test` leaves out those that take long or that `npm run test:hosts` has to install. */
export const hosts: readonly Host[] = [
  preview,
  nginx,
  ...(process.env.ALL_HOSTS ? [caddy, workerd] : []),
];
