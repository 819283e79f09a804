import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request as http, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { listen } from '../../sitewright/lib/listen.ts';
import { createEditingSession } from '../page-editor/editing-session.ts';
import { endpoints } from './endpoints.ts';
import { ownModule } from './own-module.ts';
import { createHandler } from './vite-plugin.ts';

const folder = new ContentFolder();
let origin = '';
/** Gives the handler its modules; a test may put others in their place. */
const importModule = async (file: string): Promise<unknown> => import(ownModule(file));
let load = importModule;
const known = {
  folder: folder.path,
  drafts: new Map(),
  session: createEditingSession(),
  load: async <Module>(file: string) => (await load(file)) as Module,
};
const handler = createHandler(known, () => [origin]);
const server = createServer(handler);
beforeAll(async () => {
  origin = `http://localhost:${await listen(server)}`;
});
afterAll(() => void server.close().closeAllConnections());

interface Sent {
  headers?: Record<string, string>;
  body?: Iterable<string>;
}

/** Asks as one of the editor's own pages does, unless it says otherwise. */
async function send(method: string, path: string, { headers = {}, body = [] }: Sent = {}) {
  const own: Record<string, string> = { origin, 'sec-fetch-site': 'same-origin', ...headers };
  for (const [name, value] of Object.entries(own)) if (!value) delete own[name];
  // A connection of its own: one that is not over yet is of no use to the next request.
  const agent = new Agent({ keepAlive: true });
  const sent = http(origin + path, { method, headers: own, agent });
  sent.on('error', () => {});
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  Readable.from(body).pipe(sent);
  const [response] = await answer;
  let text = '';
  for await (const part of response) text += part;
  // The answer is here, whatever is left to be sent.
  sent.destroy();
  agent.destroy();
  return { status: response.statusCode, text, allow: response.headers.allow };
}

/** An address of each endpoint. */
const addresses = ['/', '/content.json', '/words', '/editor.js', '/file/announcement.yaml'].concat([
  ...['/files/', '/changes', '/pictures/a.jpg', '/pages', '/edit/pricing'],
]);
const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
const endpointAt = (address: string) => endpoints.find((one) => one.address.test(address));

test('each endpoint answers its own methods alone, and says which', async () => {
  expect(new Set(addresses.map(endpointAt))).toEqual(new Set(endpoints));
  const before = folder.read('site.yaml');
  for (const address of addresses) {
    const own = Object.keys(endpointAt(address)?.methods ?? {});
    for (const method of methods.filter((one) => !own.includes(one))) {
      const { status, allow } = await send(method, address);
      expect([method, address, status, allow]).toEqual([method, address, 405, own.join(', ')]);
    }
  }
  expect(folder.read('site.yaml')).toBe(before);
});

test.each<[what: string, headers: Record<string, string>, method?: string]>([
  ['another host', { host: 'attacker.example' }, 'GET'],
  ['an address of this machine that is not the server’s', { host: '127.0.0.1:5173' }, 'GET'],
  ['a name that leads to this machine', { host: 'attacker.localhost:5173' }, 'GET'],
  ['another port', { host: 'localhost:1' }, 'GET'],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 'GET'],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }, 'GET'],
  ['a page of another origin', { origin: 'http://attacker.example' }, 'GET'],
  ['a change from another origin', { origin: 'http://attacker.example', 'sec-fetch-site': '' }],
  ['a change from another port of this machine', { origin: 'http://localhost:1' }],
  ['a change from nowhere', { origin: '', 'sec-fetch-site': '' }],
  ['a change from a page without an origin', { origin: 'null' }],
  ['a change that somebody typed', { 'sec-fetch-site': 'none' }],
])('%s is refused by every endpoint, and changes nothing', async (_what, headers, only) => {
  const before = folder.read('site.yaml');
  const text = JSON.stringify({ 'site.yaml': { before, now: `${before}# Mallory.\n` } });
  for (const address of addresses) {
    const all = Object.keys(endpointAt(address)?.methods ?? {});
    for (const method of all.filter((one) => (only ? one === only : one !== 'GET'))) {
      const { status } = await send(method, address, {
        headers,
        body: method === 'PUT' ? [text] : [],
      });
      expect([method, address, status]).toEqual([method, address, 403]);
    }
  }
  expect(folder.read('site.yaml')).toBe(before);
});

test('what is sent is limited while it arrives, whatever its length says', async () => {
  const part = 'x'.repeat(1_000_000);
  function* endless() {
    while (true) yield part;
  }
  for (const address of addresses) {
    for (const [method, { most }] of Object.entries(endpointAt(address)?.methods ?? {})) {
      if (!most) continue;
      const { status, text } = await send(method, address, { body: endless() });
      expect([method, address, status, text]).toEqual([
        method,
        address,
        413,
        `Expected at most ${most / 1e6} MB: make it smaller\n`,
      ]);
      const headers = { 'content-length': String(most + 1) };
      expect((await send(method, address, { headers })).status).toBe(413);
    }
  }
});

test('what is sent too slowly is answered in time, and its connection ends', async () => {
  let own = '';
  const hasty = createServer(createHandler(known, () => [own], 50));
  own = `http://localhost:${await listen(hasty)}`;
  onTestFinished(() => void hasty.close().closeAllConnections());
  const sent = http(`${own}/files/`, { method: 'PUT', headers: { origin: own } });
  sent.on('error', () => {}).write('{');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode, headers } = response;
  expect([statusCode, headers.connection]).toEqual([408, 'close']);
  expect(await text(response)).toBe('Expected all of it within 0.05 seconds: send it again\n');
  if (!sent.destroyed) await once(sent, 'close');
});

test('changes that are sent at once are made one after the other', async () => {
  let [arrived, working, most] = [0, 0, 0];
  server.on('request', () => arrived++);
  const change = async () => {
    most = Math.max(most, ++working);
    // Those that need not wait begin meanwhile.
    while (arrived < all.length) await setImmediate();
    for (let turn = 0; turn < 50; turn++) await setImmediate();
    working--;
    return {};
  };
  load = async () => ({ openFolder: () => ({ change }) });
  const all = ['home', 'pricing', 'about', 'contact'].map((name) => `/file/${name}.yaml`);
  const answers = await Promise.all(all.map((one) => send('PUT', one, { body: ['{}'] })));
  load = importModule;
  expect([most, ...answers.map(({ status }) => status)]).toEqual([1, 200, 200, 200, 200]);
});

test('a text is saved from the editors’ own page alone, at a path of the content', async () => {
  const before = folder.read('error.yaml');
  const change = (file: string, now: string) =>
    JSON.stringify({ [file]: { before: folder.read('error.yaml'), now } });
  const body = [change('error.yaml', `${before}# Mine.\n`)];
  expect((await send('PUT', '/files/', { body })).status).toBe(200);
  expect(folder.read('error.yaml')).toBe(`${before}# Mine.\n`);
  const manifest = readFileSync('package.json', 'utf8');
  const places = [
    'package.json',
    '..%2F..%2Fpackage.json',
    '../package.json',
    '%2e%2e/package.json',
    'x.html',
    '%',
  ];
  for (const place of places) {
    for (const method of ['PUT', 'DELETE', 'GET']) {
      const { status } = await send(method, `/pictures/${place}`);
      expect([method, place, (status ?? 0) >= 400]).toEqual([method, place, true]);
    }
    const { status } = await send('PUT', '/files/', { body: [change(place, 'a: 1\n')] });
    expect([place, status]).toEqual([place, 400]);
  }
  expect(readFileSync('package.json', 'utf8')).toBe(manifest);
  const mistake = { 'actions.yaml': { before: folder.read('actions.yaml'), now: 'demo: 5\n' } };
  const answer = await send('PUT', '/files/', { body: [JSON.stringify(mistake)] });
  expect(JSON.parse(answer.text)).toMatchObject({
    problems: expect.arrayContaining([
      expect.objectContaining({ message: expect.stringContaining('expected a group of fields') }),
    ]),
  });
  expect(JSON.parse(answer.text)).not.toHaveProperty('saved');
});

test('the words of the editor are English, whatever the site’s first language is', async () => {
  const before = folder.read('site.yaml');
  folder.write('site.yaml', `${before.replace(/^languages:.*(\n +-.*)*\n/m, '')}languages: [tr]\n`);
  const { text } = await send('GET', '/');
  folder.write('site.yaml', before);
  expect(text).toContain('<html lang="en">');
});

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de', 'Der Editor wird geöffnet', 'ist keine Datei des Inhalts'],
  ['fr, sv;q=0.5', 'sv', 'Redigeraren öppnas', 'är ingen innehållsfil'],
  ['tr', 'en', 'Opening the editor', 'is not a content file'],
])(
  'who prefers %s is answered in %s, also while others are answered',
  async (preferred, language, opening, refusal) => {
    const headers = { 'accept-language': preferred };
    const [page, file, other] = await Promise.all([
      send('GET', '/', { headers }),
      send('GET', '/file/nonsense.txt', { headers }),
      send('GET', '/file/nonsense.txt'),
    ]);
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(page.text).toContain(opening);
    expect(file.text).toContain(refusal);
    expect(other.text).toContain('is not a content file');
  },
);
