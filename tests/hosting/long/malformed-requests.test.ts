import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServedFiles } from '../../../hosting/served-files.ts';
import { pagePaths } from '../../support/built-site.ts';
import { describeHosts, type RunningHost } from '../host.ts';
import { nginx, preview } from '../hosts.ts';
import { fetchPath } from '../http-client.ts';

const folder = 'build/client';
const allowed = [200, 301, 302, 304, 307, 308, 400, 404, 405, 414, 417, 431];
/** Allowed only when a part of a file is requested. */
const allowedForRanges = [206, 416];
/** Every body that may be sent: the served files, plain and compressed. */
const servedBodies = new Set(
  readServedFiles(folder)
    .flatMap(({ file }) => ['', '.br', '.gz'].map((form) => path.join(folder, file + form)))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1')),
);

/** What a slow client sends before it stops: nothing, half a line, half the headers, no body. */
const unfinishedRequests = [
  '',
  'GET / HT',
  'GET / HTTP/1.1\r\nHost: local',
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n',
];

/** Says what is wrong with the response to a malformed request; undefined when nothing is. */
function findProblem(request: string, response: string, secret: string): string | undefined {
  // Node closes the connection of a client that asks for a tunnel to another host.
  if (response === '' && /^CONNECT /.test(request)) return undefined;
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
  const expected = request.includes('\r\nRange: ') ? [...allowed, ...allowedForRanges] : allowed;
  if (!expected.includes(status)) return `responded ${response.slice(0, 60) || 'nothing'}`;
  if (response.includes(secret)) return 'sends a file that is not part of the site';
  const body = response.slice(response.indexOf('\r\n\r\n') + 4);
  if (status === 200 && !servedBodies.has(body))
    return 'responded 200 with something other than a file';
  return undefined;
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
  ...['/', '/assets/', '/about/', '//'].flatMap((start) =>
    parentFolders.flatMap((parent) =>
      hiddenFiles.flatMap((file) =>
        [1, 4].map((times) => get(start + parent.repeat(times) + file)),
      ),
    ),
  ),
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
      const { origin, port } = running;
      const slow = Array.from({ length: 200 }, (_, client) => {
        const socket = connect(port, 'localhost').on('error', () => undefined);
        socket.write(unfinishedRequests[client % unfinishedRequests.length] ?? '');
        return socket;
      });
      const closed = slow.map((socket) => once(socket.resume(), 'close'));
      await Promise.all(slow.map((socket) => once(socket, 'connect')));
      for (const [urlPath, status] of [...pagePaths.map((page) => [page, 200]), ['/nobody', 404]]) {
        expect((await fetchPath(origin, String(urlPath))).status).toBe(status);
      }
      await Promise.all(closed);
    },
  );
});
