import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResources } from '../../hosting/served-files.ts';
import { pages } from '../support/specification.ts';
import { ask } from './ask.ts';
import { badRequests } from './bad-requests.ts';
import { exchange } from './exchange.ts';
import type { RunningHost } from './host.ts';
import { hosts } from './hosts.ts';
import { childrenOf, memoryOf } from './processes.ts';

const count = 10_000;
const folder = 'build/client';
const allowed = [200, 301, 302, 304, 307, 308, 400, 404, 405, 414, 431];
/** Right only for who asks for a part of a file. */
const allowedForParts = [206, 416];
/** Every body that may be sent whole: files that have an address, in each of their forms. */
const served = new Set(
  readResources(folder)
    .flatMap(({ file }) => ['', '.br', '.gz'].map((form) => path.join(folder, file + form)))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1')),
);

/** What a client may send before it falls silent: nothing, half a line, half its headers, a body to come. */
const beginnings = [
  '',
  'GET / HT',
  'GET / HTTP/1.1\r\nHost: local',
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n',
];

/** What is wrong with the answer to a bad request; undefined when nothing is. */
function faultOf(request: string, answer: string, secret: string): string | undefined {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
  const right = request.includes('\r\nRange: ') ? [...allowed, ...allowedForParts] : allowed;
  if (!right.includes(status)) return `answered ${answer.slice(0, 60) || 'nothing'}`;
  if (answer.includes(secret)) return 'shows a file beside the site';
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  if (status === 200 && !served.has(body)) return 'answered 200 with something else than a file';
  return undefined;
}

describe.each(hosts().filter(({ publishes }) => publishes))('$name', (host) => {
  let running: RunningHost;
  beforeAll(async () => {
    running = await host.start(folder);
  });
  afterAll(() => running?.stop());

  test(`takes ${count} bad requests calmly and shows nothing but the site`, async () => {
    const { origin, place = '', pid = 0 } = running;
    const port = Number(new URL(origin).port);
    const secret = `secret-${Math.random()}`;
    writeFileSync(path.join(place, 'secret.txt'), secret);

    const faults: string[] = [];
    const workers = childrenOf(pid);
    const queue = badRequests(count);
    let sent = 0;
    let memory = 0;
    const clients = Array.from({ length: 16 }, async () => {
      for (const { kind, bytes } of queue) {
        const fault = faultOf(bytes, await exchange(port, bytes), secret);
        if (fault) faults.push(`${kind}: ${fault} to ${JSON.stringify(bytes.slice(0, 90))}`);
        sent += 1;
        // The first third fills caches and buffers.
        if (sent === Math.floor(count / 3)) memory = memoryOf(pid);
      }
    });
    await Promise.all(clients);
    const grown = memoryOf(pid) - memory;
    expect(faults.slice(0, 10)).toEqual([]);
    expect(sent).toBe(count);
    expect(childrenOf(pid), 'nobody had to be replaced').toEqual(expect.arrayContaining(workers));
    expect(grown, 'megabytes more after the last two thirds').toBeLessThan(15);
    expect((await ask(origin, '/')).status).toBe(200);
  });

  test('serves others while two hundred clients dawdle, and lets these go', async () => {
    const port = Number(new URL(running.origin).port);
    const slow = Array.from({ length: 200 }, (_, client) => {
      const socket = connect(port, 'localhost').on('error', () => undefined);
      socket.write(beginnings[client % beginnings.length] ?? '');
      return socket;
    });
    const gone = slow.map((socket) => once(socket.resume(), 'close'));
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const [address, status] of [...pages.map(([page]) => [page, 200]), ['/nobody', 404]]) {
      expect((await ask(running.origin, String(address))).status).toBe(status);
    }
    await Promise.all(gone);
  });
});
