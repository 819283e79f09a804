import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServedFiles } from '../../../packages/sitewright/hosting/served-files.ts';
import { pagePaths } from '../../support/built-site.ts';
import { builtSite } from '../../support/example.ts';
import { describeHosts, type RunningHost } from '../host.ts';
import { nginx, preview } from '../hosts.ts';
import { fetchPath } from '../http-client.ts';

const folder = builtSite;
const allowed = [200, 206, 301, 302, 304, 307, 308, 400, 404, 405, 414, 416, 417, 431];
/** Every body that may be sent: the served files, plain and compressed. */
const servedBodies = new Set(
  readServedFiles(folder)
    .flatMap(({ file }) => ['', '.br', '.gz'].map((form) => path.join(folder, file + form)))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1')),
);

/** Says what is wrong with the response to a malformed request; nothing when nothing is. */
function findProblem(request: string, response: string, secret: string): string {
  // Node closes the connection of a client that asks for a tunnel to another host.
  if (response === '' && /^CONNECT /.test(request)) return '';
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
  if (!allowed.includes(status)) return `responded ${response.slice(0, 60) || 'nothing'}`;
  if (response.includes(secret)) return 'sends a file that is not part of the site';
  const body = response.slice(response.indexOf('\r\n\r\n') + 4);
  return status === 200 && !servedBodies.has(body) ? 'sends something other than a file' : '';
}

/** Sends bytes as they are; gives all that comes until the server closes the connection, or until it breaks. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, 'localhost').setEncoding('latin1');
  let response = '';
  socket.on('data', (text) => {
    response += text;
  });
  await once(socket, 'connect');
  socket.on('error', () => undefined).write(bytes, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return response;
}

const get = (target: string, header = '', method = 'GET', body = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n${body}`;
const parentFolders = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '....//'],
  ...['..;/', '%c0%ae%c0%ae/', '.%00./', '%uff0e%uff0e/', '..%c0%af', '.%2e/'],
];
const hiddenFiles = ['secret.txt', 'etc/passwd', 'package.json', 'nginx.conf', '.env', '_headers'];
const climbing = parentFolders.flatMap((parent) =>
  hiddenFiles.flatMap((file) => [1, 4].map((times) => parent.repeat(times) + file)),
);
const headers = [
  ...['Range: bytes=9-1,-,0-', 'If-None-Match: W/"', 'Accept-Encoding: br;q=', 'Host: \u00e9;'],
  ...['Expect: *', 'Cookie: ;;', `X-Huge: ${'h'.repeat(100_000)}`, 'X-Many: 1\r\n'.repeat(3_000)],
];
const paths = [
  ...['/about\0', '/about%00', '/about%00.html', '/about%2500', `/${'a/'.repeat(50_000)}`],
  ...['/%2561bout', '/\u00e9', '/%ed%a0%80', '/%u0041', `/?${'a[]=%2e&'.repeat(4_000)}`],
  ...['//about', '/./about', '/x/../about', '\\about', '/%2fabout', '/about.br', '/about #x', '*'],
];
const methods = [
  ...['POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'BREW', 'get', 'G E T'],
  ...['GETGETGET', '', '\0', 'G\u00c9T'],
];

/** Requests of every kind that a server on the open web receives, in Latin-1. */
const requests = [
  ...['/', '/assets/', '/about/', '//'].flatMap((start) => climbing.map((end) => get(start + end))),
  ...paths.map((target) => get(target)),
  ...headers.map((header) => get('/about', `${header}\r\n`)),
  ...methods.map((method) => get('/', '', method)),
  get('/', 'Content-Length: 100000\r\n', 'POST', 'b'.repeat(100_000)),
];

describeHosts([preview, nginx], (host) => {
  let running: RunningHost;
  beforeAll(async () => {
    running = await host.start(folder);
  });
  afterAll(() => running?.stop());

  test('malformed requests get nothing but the site', async () => {
    const { origin, port, home } = running;
    const secret = `secret-${Math.random()}`;
    writeFileSync(path.join(home, 'secret.txt'), secret);
    const problems: string[] = [];
    for (const bytes of requests) {
      const problem = findProblem(bytes, await sendRaw(port, bytes), secret);
      if (problem) problems.push(`${problem} to ${JSON.stringify(bytes.slice(0, 90))}`);
    }
    expect(problems).toEqual([]);
    expect((await fetchPath(origin, '/')).status).toBe(200);
  });

  // The preview server, which serves nobody but developers, waits for minutes.
  test.skipIf(host === preview)(
    'serves others while two hundred clients are slow, and disconnects these',
    async () => {
      // Nothing, half a line, half the headers, no body.
      const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n';
      const unfinished = ['', 'GET / HT', post.slice(0, 30), post];
      const { origin, port } = running;
      const slow = Array.from({ length: 200 }, (_, client) => {
        const socket = connect(port, 'localhost').on('error', () => undefined);
        socket.write(unfinished[client % 4] ?? '');
        return socket;
      });
      const closed = slow.map((socket) => once(socket.resume(), 'close'));
      await Promise.all(slow.map((socket) => once(socket, 'connect')));
      for (const page of pagePaths) expect((await fetchPath(origin, page)).status).toBe(200);
      await Promise.all(closed);
    },
  );
});
