import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { countVisits } from '../../../packages/sitewright/hosting/visits/count-visits.ts';
import { checkLive } from '../../../packages/sitewright-release/live/check-live.ts';
import { builtSite } from '../../support/example.ts';
import { machine } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { describeUnless, type RunningHost, runHost } from '../host.ts';
import { caddy, nginx, placeRelease, startNginx, writeConfiguration } from '../hosts.ts';
import { fetchPath } from '../http-client.ts';

const missingCounter = spawnSync('goaccess', ['--version']).error
  ? 'apt-get install goaccess'
  : undefined;
const read = (file: string) => readFileSync(`${machine}/hosting/templates/${file}`, 'utf8');

/** Servers with the log that their templates write, into a file. */
const servers = [
  {
    host: nginx,
    start: (log: string): Promise<RunningHost> =>
      runHost(async (home, port) => {
        await placeRelease(builtSite, home);
        const configuration = writeConfiguration(home, port);
        const [format = ''] = /log_format [^;]+;/.exec(read('nginx.conf')) ?? [];
        const logged = `${format}\n  access_log ${log} www.example.com;`;
        const text = readFileSync(configuration, 'utf8');
        writeFileSync(configuration, text.replace('access_log off;', logged));
        return startNginx(configuration);
      }),
  },
  {
    host: caddy,
    start: (log: string): Promise<RunningHost> =>
      runHost(async (home, port) => {
        await placeRelease(builtSite, home);
        const [, logged = ''] = /(log \{\s*output file )\S+/.exec(read('Caddyfile')) ?? [];
        const site = `root * ${home}\nimport ${home}/current/_Caddyfile\n${logged}${log}\n}\n}\n`;
        const configuration = path.join(home, 'Caddyfile');
        writeFileSync(configuration, `{\nadmin off\n}\nhttp://localhost:${port} {\n${site}`);
        const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
        const options = ['run', '--adapter', 'caddyfile', '--config', configuration];
        return spawn('caddy', options, { stdio: 'ignore', env });
      }),
  },
];

for (const { host, start } of servers) {
  const reason = host.describeMissing() ?? missingCounter;
  describeUnless(reason, `the logs of ${host.name}`, () => {
    test('tell visitors rightly, and views between two bounds, whatever bots and checks do', async () => {
      const folder = temporaryFolder();
      const log = path.join(folder, 'access.log');
      const { origin, stop } = await start(log);
      const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
      const get = (urlPath: string, headers = {}) =>
        fetchPath(origin, urlPath, { headers: { 'User-Agent': agent, ...headers } });
      const page = await get('/?utm_source=letter');
      const files = page.text.match(/(?<=(?:href|src)=")\/[^"]+\.\w+(?=")/g) ?? [];
      for (const file of [...files, '/links.speculationrules', '/about/', '/nobody'])
        await get(file);
      // As a browser asks for the pages on whose links the pointer rests.
      const rested = { 'Sec-Purpose': 'prefetch;prerender' };
      for (const urlPath of ['/about', '/pricing', '/contact']) await get(urlPath, rested);

      const bots = [
        'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
        'Uptime-Kuma/1.23.11',
        'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
        'curl/8.5.0',
      ];
      for (const bot of bots) await get('/', { 'User-Agent': bot });
      const { requests } = await checkLive(origin, builtSite);
      await stop();

      // The server has begun a new file since, and packed the last one.
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
      const half = lines.length / 2;
      writeFileSync(`${log}.2.gz`, zlib.gzipSync(`${lines.slice(0, half).join('\n')}\n`));
      writeFileSync(log, lines.slice(half).join('\n'));
      const logs = [`${log}.2.gz`, log];
      const visits = await countVisits(logs, folder);
      expect(visits).toMatchObject({ visitors: 1, views: [1, 4], unread: 0 });
      // The server was asked whether it is ready, too.
      expect(visits.bots).toBeGreaterThan(bots.length + requests);

      const month = new Date().toISOString().slice(0, 7);
      expect(await countVisits(logs, folder, month)).toEqual(visits);
      const before = countVisits(logs, folder, '2001-01');
      await expect(before).rejects.toThrow(/no line of a person in 2001-01, 0 of bots/);
    });
  });
}
