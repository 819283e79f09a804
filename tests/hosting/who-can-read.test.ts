// Who can read what the servers of this machine give out: who asks, by which way, and for which file.
import { once } from 'node:events';
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteCopy } from '../support/site-copy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { fetchPath } from './http-client.ts';

const secret = 'Mallory may not read this';
/** As it may stand in an answer: by itself, in an address, or in base64 wherever it begins. */
const leaks = [
  secret,
  encodeURIComponent(secret),
  ...['', 'x', 'xx'].map((before) => btoa(before + secret).slice(4, -4)),
];
/** A file of a package, which lies above the site or is linked from elsewhere. */
const font = '@fontsource-variable/aleo/files/aleo-latin-wght-normal.woff2';
const [dev, built] = [new SiteCopy(), new SiteCopy()];
const outside = temporaryFolder({
  'secret.js': `export default '${secret}';`,
  'secret.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${secret}</desc></svg>`,
});
/** What lies in the site and is nobody's: private by its name, or a link to a file or a folder outside. */
const privateFiles = [
  ...['.env', '.git/config', 'content/pictures/.env', 'notes.txt'],
  ...['sections/.env', 'sections/.env.local', 'sections/prod.env', 'sections/.npmrc'],
  ...['sections/server.key', 'sections/id_ed25519', 'figures/.git/config', 'styles/a.p8'],
  ...['node_modules/.cache/other/token.txt', 'node_modules/.netrc', 'sitewright/.env'],
];
const links = ['sections/to', 'figures/to', 'sitewright/page/to', 'node_modules/linked'];
/** What the servers are asked for, as paths of the machine. */
let secrets: string[] = [];
const addresses = { dev: '', preview: '' };

beforeAll(async () => {
  for (const file of privateFiles) dev.write(file, secret);
  dev.write('styles/fonts.css', `@font-face { font-family: X; src: url("${font}") }`);
  const [site, preview] = [realpathSync(dev.folder), 'build/client'];
  for (const link of links) {
    const place = path.join(site, link);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(outside, place);
  }
  secrets = [
    ...['js', 'svg'].map((ending) => path.join(outside, `secret.${ending}`)),
    ...privateFiles.map((file) => path.join(site, file)),
    ...links.map((link) => path.join(site, link, 'secret.js')),
  ];
  for (const page of ['index', '404']) built.write(`${preview}/${page}.html`, '<p>Page</p>');
  built.write('secret.svg', secret);
  symlinkSync(path.join(outside, 'secret.svg'), path.join(built.folder, preview, 'link.svg'));
  symlinkSync(outside, path.join(built.folder, preview, 'to'));
  addresses.dev = await dev.serve('dev');
  addresses.preview = await built.serve('preview');
});
afterAll(() => {
  for (const copy of [dev, built]) copy[Symbol.dispose]();
});

const queries = [
  ...['', '?raw', '?url', '?import', '?inline', '?direct', '?import&raw', '?url&inline'],
  ...['?raw??', '?import&raw??', '?t=1', '?worker', '?init', '?html-proxy&index=0.js'],
  ...[
    '?plain-part',
    '?live-part',
    '?part-script',
    '?v=1',
    '?commonjs-proxy',
    '?inline-script',
    '?.svg?raw',
  ],
];

/** The ways that somebody may try to a file of this machine: those of Vite, then what a server may misread. */
const ways: readonly ((file: string) => string)[] = [
  ...queries.map((query) => (file: string) => `/@fs${file}${query}`),
  ...queries.map((query) => (file: string) => `/@id/${file}${query}`),
  ...queries.map((query) => (file: string) => `/@id/${'../'.repeat(9)}${file.slice(1)}${query}`),
  (file) => `/@fs/${file}`,
  (file) => `/@fs//${file}?raw`,
  (file) => `/@FS${file}`,
  (file) => `/@fs${file.toUpperCase()}`,
  (file) => `/@fs${file.replaceAll('/', '%2f')}`,
  (file) => `/@fs${file.replaceAll('/', '%252f')}`,
  (file) => `/@fs${file.replaceAll('/', '\\')}`,
  (file) => `/@fs/x/..${file}`,
  (file) => `/@fs/x/%2e%2e${file}?raw`,
  (file) => `/@fs${file}%00.svg`,
  (file) => `/@fs${file}%00?raw`,
  (file) => `/@fs${file}/`,
  (file) => `/@fs${file}/.?raw`,
  (file) => `/@id/__x00__${file}?raw`,
  (file) => `/@id/@fs${file}?raw`,
  (file) => `/@id/file://${file}?raw`,
  (file) => file,
  (file) => `/${file}`,
  (file) => `/\\${file}`,
  (file) => `${file}?raw`,
  ...['..', '%2e%2e', '.%2e', '%252e%252e', '..%5c..', '..;'].flatMap((up) =>
    ['', 'page/', 'assets/', 'files/', '@vite/', 'admin/pictures/'].map(
      (folder) => (file: string) => `/${folder}${`${up}/`.repeat(9)}${file.slice(1)}`,
    ),
  ),
  (file) => `/${'..%2f'.repeat(9)}${file.slice(1).replaceAll('/', '%2f')}`,
  (file) => `/${'..%252f'.repeat(9)}${file.slice(1).replaceAll('/', '%252f')}`,
  (file) => `/${'..\\'.repeat(9)}${file.slice(1).replaceAll('/', '\\')}`,
];

/** Who asks without being a page of the server, a person or a program of this machine. */
const others: Readonly<Record<string, Record<string, string>>> = {
  'a page of another port': { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' },
  'a page of another site': { origin: 'https://m.example', 'sec-fetch-site': 'cross-site' },
  'a picture or script of another site': { 'sec-fetch-site': 'cross-site' },
  'a frame of another site': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'iframe',
  },
  'a page without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a page of an older browser': { origin: 'https://m.example' },
  'a name that was led here': { host: 'm.example', 'sec-fetch-site': 'same-origin' },
  'a name that looks like this machine': { host: 'localhost.m.example:80' },
};

/** A link to a page, which somebody follows from another site. */
const link = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** Addresses of the development server that are no page. */
const more = [
  '/admin',
  '/admin/content.json',
  '/@vite/client',
  '/__open-in-editor?file=a',
  '/@id/react',
];

const servers = ['dev', 'preview'] as const;
type Server = (typeof servers)[number];

/** Read once for all: it takes as long as a browser's first page. */
let drawn: ReturnType<typeof listAddresses> | undefined;

const get = async (server: Server, address: string, headers: Record<string, string> = {}) =>
  fetchPath(addresses[server], address, { headers });

/** What pages are drawn with: all that they, their styles and their modules name, and how it was answered. */
async function listAddresses(): Promise<Map<string, number>> {
  const own = { origin: addresses.dev, 'sec-fetch-site': 'same-origin' };
  const found = new Map<string, number>();
  const visit = async (address: string): Promise<void> => {
    if (found.has(address)) return;
    found.set(address, 0);
    const { status, text, headers } = await get('dev', address, own);
    found.set(address, status);
    const pattern = /html/.test(headers['content-type'] ?? '')
      ? /(?:src|data-part|rel="stylesheet" href)="(\/[^"]+)"/g
      : /(?:\bfrom |\bimport ?\(?|url\()"(\/[^"]+)"/g;
    if (!/css|html|javascript/.test(headers['content-type'] ?? '')) return;
    for (const [, next = ''] of text.matchAll(pattern)) await visit(next.replaceAll('&amp;', '&'));
  };
  for (const address of ['/', '/pricing', '/page/styles/global.css?direct']) await visit(address);
  return found;
}

test('what pages are drawn with comes, and the editors', async () => {
  drawn ??= listAddresses();
  const found = await drawn;
  expect([...found].filter(([, status]) => status !== 200)).toEqual([]);
  const names = [...found.keys()].join('\n');
  for (const name of [
    '/@vite/client',
    '/assets/',
    '/.cache/sitewright/font-',
    '/live-parts/sections/estimate/addition-fields.client.tsx.js',
    '/live-parts/addition-fields.client.js',
    '/node_modules/@fontsource-variable/aleo/files/',
  ])
    expect(names).toContain(name);
  for (const address of ['/favicon.svg', '/admin', '/admin/content.json', '/admin/edit/pricing'])
    expect((await get('dev', address)).status, address).toBe(200);
});

test.each(servers)(
  'no way leads from the %s server to a file that is not the site’s',
  async (server) => {
    const folder = path.join(built.folder, 'build/client');
    const own = { origin: addresses[server], 'sec-fetch-site': 'same-origin' };
    const inPreview = ['../../secret.svg', 'link.svg', 'to/secret.svg', '../../package.json'];
    // The preview knows no names of files: whatever is outside of its folder is the same to it.
    const [script = '', drawing = ''] = secrets;
    const files =
      server === 'dev'
        ? secrets
        : [script, drawing, ...inPreview.map((file) => path.join(folder, file))];
    const asked = files.flatMap((file) => {
      // What is private by its name is so on the ways that lead to other files of the site.
      const isPrivate = file.startsWith(realpathSync(dev.folder));
      const tried = isPrivate ? ways.slice(0, queries.length) : ways;
      const below = path.relative(server === 'dev' ? dev.folder : folder, file);
      return [...tried.map((way) => way(file)), `/${below}`];
    });
    const found: string[] = [];
    for (const [index, address] of asked.entries()) {
      const { status, text } = await get(server, address, index % 2 ? own : {});
      if (leaks.some((leak) => text.includes(leak))) found.push(`${status} ${address}`);
    }
    expect(found).toEqual([]);
  },
);

test.each(servers.flatMap((server) => Object.keys(others).map((who) => [who, server] as const)))(
  '%s reads nothing of the %s server',
  async (who, server) => {
    drawn ??= listAddresses();
    const all = server === 'dev' ? [...(await drawn).keys(), ...more] : ['/', '/none'];
    const answers: unknown[] = [];
    for (const address of all) {
      const { status, text, headers } = await get(server, address, others[who]);
      const cors = headers['access-control-allow-origin'];
      answers.push([address, status, cors, text.includes('<')]);
    }
    expect(answers).toEqual(all.map((address) => [address, 403, undefined, false]));
  },
);

test.each(servers)(
  'a link from another site shows a page of the %s server, whatever it is called',
  async (server) => {
    for (const host of ['localhost:1', '127.0.0.1:1', '192.168.0.7:1', '[::1]:1']) {
      expect((await get(server, '/', { ...link, host })).status, host).toBe(200);
    }
  },
);

test('a link does nothing in the development server but show a page', async () => {
  for (const address of more) expect((await get('dev', address, link)).status, address).toBe(403);
});

/** Knocks where the pages hear of edits. @returns the status of the answer */
async function knock(query: string, origin: string): Promise<number | undefined> {
  const headers = {
    ...{ origin, connection: 'Upgrade', upgrade: 'websocket' },
    ...{ 'sec-websocket-key': btoa('sixteen bytes ok'), 'sec-websocket-version': '13' },
    'sec-websocket-protocol': 'vite-hmr',
  };
  const sent = request(addresses.dev + query, { headers, agent: false }).end();
  const answer = once(sent, 'response').catch(() => []);
  const [response] = await Promise.race([once(sent, 'upgrade'), answer]);
  sent.destroy();
  return (response as IncomingMessage | undefined)?.statusCode;
}

test('a page hears of edits, and no page of another origin', async () => {
  const { text } = await get('dev', '/@vite/client');
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(text) ?? [];
  expect(await knock(`/?token=${token}`, addresses.dev)).toBe(101);
  expect(await knock('/', 'http://localhost:1')).toBe(400);
});
