import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../hosting/preview/server.ts';
import { createSnapshotReader } from '../../hosting/preview/snapshot.ts';
import { expectedPageHeaders, expectOwnCsp } from './expectations.ts';
import { fetchPath, sendRaw } from './http-client.ts';

const getSnapshot = createSnapshotReader('build/client', console.error);
const temporary = mkdtempSync(path.join(tmpdir(), 'preview-test-'));
const running: Server[] = [];

async function start(...options: Parameters<typeof createPreviewServer>): Promise<number> {
  const server = createPreviewServer(...options).listen(0);
  running.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterAll(() => {
  for (const server of running) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(temporary, { recursive: true, force: true });
});

describe('a bad request', () => {
  let port: number;
  beforeAll(async () => {
    port = await start(getSnapshot);
  });

  test.each([
    ['that is not HTTP', 'nonsense\r\n\r\n', 400],
    ['for a path with a NUL', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['for an overlong path', `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
    ['for an endless path', `GET /${'a'.repeat(70_000)}`, 414],
    ['with overlong headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(70_000)}`, 431],
    ['for a tunnel to another host', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['about the server', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('%s is refused with a status alone', async (_, request, status) => {
    const response = await sendRaw(port, request);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(response.slice(response.indexOf('\r\n\r\n') + 4)).toBe('');
    if (status === 405) expect(response).toMatch(/^Allow: GET, HEAD\r$/m);
  });

  test('with an unknown expectation or a whole URL gets the page', async () => {
    const expecting = 'GET /about HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(port, expecting)).toMatch(/^HTTP\/1.1 200 /);
    const whole = 'GET http://x/about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(port, whole)).toMatch(/^HTTP\/1.1 200 /);
  });

  test('that never ends is disconnected, and others are served meanwhile', async () => {
    const port = await start(getSnapshot, {
      headersTimeout: 3_000,
      connectionsCheckingInterval: 50,
    });
    const slow = connect(port, 'localhost');
    slow.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const closed = once(slow.resume(), 'close');
    expect((await fetchPath(`http://localhost:${port}`, '/')).status).toBe(200);
    await closed;
  });
});

test('an error while responding sends the error page, and the next visitor gets the page', async () => {
  let calls = 0;
  const port = await start(() => {
    calls += 1;
    if (calls === 2) throw new Error('disk on fire');
    return getSnapshot();
  });
  const failure = await fetchPath(`http://localhost:${port}`, '/');
  expect(failure.status).toBe(500);
  expect(failure.text).toBe(readFileSync('build/client/500.html', 'utf8'));
  expect(failure.headers).toMatchObject(expectedPageHeaders);
  expectOwnCsp(failure, '/');
  expect((await fetchPath(`http://localhost:${port}`, '/')).status).toBe(200);
});

test('a new build is served at once; without one the last good site stays', async () => {
  const folder = path.join(temporary, 'client');
  const next = path.join(temporary, 'next');
  cpSync('build/client', folder, { recursive: true });
  cpSync('build/client', next, { recursive: true });
  writeFileSync(path.join(next, 'robots.txt'), 'new');
  const reports: string[] = [];
  const origin = `http://localhost:${await start(createSnapshotReader(folder, (line) => reports.push(line)))}`;
  const before = await fetchPath(origin, '/robots.txt');

  renameSync(folder, path.join(temporary, 'previous'));
  expect((await fetchPath(origin, '/robots.txt')).text).toBe(before.text);
  renameSync(next, folder);
  expect(
    (await fetchPath(origin, '/robots.txt', { headers: { 'Accept-Encoding': '' } })).text,
  ).toBe('new');

  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  expect((await fetchPath(origin, '/')).status).toBe(200);
  expect((await fetchPath(origin, '/')).status).toBe(200);
  expect(reports).toEqual([
    `Still serving the last build: ${folder} has no index.html: run npm run build first`,
  ]);
});

describe('started from the command line', () => {
  const run = (cwd: string, port: string, program = 'scripts/preview.ts') => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(program)], {
      cwd,
      env: { ...process.env, PORT: port },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('says in one line that its port is taken, and suggests one that is free', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, stdout, stderr } = run('.', String(port));
    other.close();
    expect([status, stdout]).toEqual([1, '']);
    const [, free] = new RegExp(`^Port ${port} is in use .+ PORT=(\\d+)\\n$`).exec(stderr) ?? [];
    const server = createServer().listen(Number(free));
    await once(server, 'listening');
    server.close();
  });

  test('says in one line that PORT is not a port number, or that there is no build', () => {
    expect(run('.', '80a').stderr).toMatch(/^PORT=80a is not a port number: .+\n$/);
    const { status, stderr } = run(temporary, '0');
    expect(status).toBe(1);
    expect(stderr).toBe('There is no build/client yet: run npm run build first\n');
    expect(run(temporary, '0', 'scripts/serve-nginx.ts').stderr).toBe(stderr);
  });
});
