import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServedFiles } from '../../../hosting/served-files.ts';
import { pagePaths } from '../../support/built-site.ts';
import { describeHosts, type RunningHost } from '../host.ts';
import { fetchPath, sendRaw } from '../http-client.ts';
import { nginx } from '../nginx-host.ts';
import { preview } from '../preview-host.ts';
import { listChildren, measureMemory } from '../processes.ts';
import { generateRequests } from './malformed-requests.ts';

const count = 10_000;
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

describeHosts([preview, nginx], (host) => {
  let running: RunningHost;
  beforeAll(async () => {
    running = await host.start(folder);
  });
  afterAll(() => running?.stop());

  test(`survives ${count} malformed requests and sends nothing but the site`, async () => {
    const { origin, home = '', pid = 0 } = running;
    const port = Number(new URL(origin).port);
    const secret = `secret-${Math.random()}`;
    writeFileSync(path.join(home, 'secret.txt'), secret);

    const problems: string[] = [];
    const workers = listChildren(pid);
    const queue = generateRequests(count);
    let sent = 0;
    let memory = 0;
    const clients = Array.from({ length: 16 }, async () => {
      for (const { kind, bytes } of queue) {
        const problem = findProblem(bytes, await sendRaw(port, bytes), secret);
        if (problem) problems.push(`${kind}: ${problem} to ${JSON.stringify(bytes.slice(0, 90))}`);
        sent += 1;
        // The first third fills caches and buffers.
        if (sent === Math.floor(count / 3)) memory = measureMemory(pid);
      }
    });
    await Promise.all(clients);
    const growth = measureMemory(pid) - memory;
    expect(problems.slice(0, 10)).toEqual([]);
    expect(sent).toBe(count);
    expect(listChildren(pid), 'no worker was replaced').toEqual(expect.arrayContaining(workers));
    expect(growth, 'megabytes during the last two thirds').toBeLessThan(15);
    expect((await fetchPath(origin, '/')).status).toBe(200);
  });

  // The preview server, which serves nobody but developers, waits for minutes.
  test.skipIf(host === preview)(
    'serves others while two hundred clients are slow, and disconnects these',
    async () => {
      const port = Number(new URL(running.origin).port);
      const slow = Array.from({ length: 200 }, (_, client) => {
        const socket = connect(port, 'localhost').on('error', () => undefined);
        socket.write(unfinishedRequests[client % unfinishedRequests.length] ?? '');
        return socket;
      });
      const closed = slow.map((socket) => once(socket.resume(), 'close'));
      await Promise.all(slow.map((socket) => once(socket, 'connect')));
      for (const [urlPath, status] of [...pagePaths.map((page) => [page, 200]), ['/nobody', 404]]) {
        expect((await fetchPath(running.origin, String(urlPath))).status).toBe(status);
      }
      await Promise.all(closed);
    },
  );
});
