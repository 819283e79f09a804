import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { describeUnless } from '../../../../tests/hosting/host.ts';
import { machine } from '../../../../tests/support/machine.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { userAgent } from '../../live/request.ts';

const guide = readFileSync(`${machine}/../../docs/guides/count-visitors.md`, 'utf8');
const [fetch = '', forCaddy = ''] = [
  ...guide.matchAll(/(?<=^```sh\n)[^`]*?build\/visits\.html/gm),
].map(String);
const forNginx = fetch.slice(fetch.indexOf('zcat'));
const commands = {
  nginx: forNginx,
  Caddy: forNginx
    .replace('grep Nov/2026', forCaddy.split('\n')[0] ?? '')
    .replace(/^goaccess.*/m, forCaddy.split('\n')[1] ?? ''),
};

interface Request {
  to: string;
  agent?: string;
  status?: number;
  purpose?: string;
  month?: number;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const bots = [
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/150.0 Safari/537.36',
  'Uptime-Kuma/1.23.11',
  'curl/8.5.0',
  userAgent,
];
const requests: Request[] = [
  { to: '/?utm_source=letter' },
  { to: '/about', purpose: 'prefetch;prerender' },
  { to: '/chatbots' },
  ...['/a.woff2', '/links.speculationrules', '/about.md', '/photo.avif'].map((to) => ({ to })),
  { to: '/about/', status: 308 },
  { to: '/nobody', status: 404 },
  { to: '/pricing', month: 10 },
  ...bots.map((agent) => ({ to: '/', agent })),
];

const [, format = ''] =
  /log_format \S+ ([^;]+);/.exec(readFileSync(`${machine}/hosting/templates/nginx.conf`, 'utf8')) ??
  [];
const lines = {
  nginx: ({ to, agent = browser, status = 200, purpose = '-', month = 11 }: Request) => {
    const values: Record<string, string | number> = {
      remote_addr: '192.0.2.1',
      time_local: `27/${month === 11 ? 'Nov' : 'Oct'}/2026:10:00:00 +0000`,
      request: `GET ${to} HTTP/2.0`,
      status,
      body_bytes_sent: 5,
      http_referer: '-',
      http_user_agent: agent,
      http_sec_purpose: purpose,
    };
    const written = format.replaceAll(/'\s*'|^'|'$/g, '');
    return written.replaceAll(/\$(\w+)/g, (_, name) => String(values[name]));
  },
  Caddy: ({ to: uri, agent = browser, status = 200, purpose, month = 11 }: Request) => {
    const headers = { 'User-Agent': [agent], ...(purpose && { 'Sec-Purpose': [purpose] }) };
    const asked = { remote_ip: '192.0.2.1', proto: 'HTTP/2.0', method: 'GET', uri, headers };
    const ts = Date.UTC(2026, month - 1, 27, 10, 0, 0, 5) / 1000;
    return JSON.stringify({ ts, request: asked, duration: 0.1, size: 5, status });
  },
};

const missing = spawnSync('goaccess', ['--version']).error ? 'apt-get install goaccess' : undefined;
describeUnless(missing, 'what the guide says of logs', () => {
  test.each(['nginx', 'Caddy'] as const)('counts pages and people alone on %s', (server) => {
    const log = requests.map((one) => `${lines[server](one)}\n`);
    const folder = temporaryFolder({
      'build/logs/www.log': log.slice(5).join(''),
      'build/logs/www.log.2.gz': zlib.gzipSync(log.slice(0, 5).join('')),
      'node_modules/.keep': '',
    });
    symlinkSync(path.resolve(machine), path.join(folder, 'node_modules/sitewright'));
    const command = commands[server].replaceAll('visits.html', 'visits.json');
    execFileSync('sh', ['-e', '-c', command], { cwd: folder, stdio: 'pipe' });
    const report = JSON.parse(readFileSync(path.join(folder, 'build/visits.json'), 'utf8'));
    expect(report.general.unique_visitors).toBe(1);
    const pages = report.requests.data.map(({ data }: { data: string }) => data).sort();
    expect(pages).toEqual(['/', '/about', '/chatbots']);
  });
});
