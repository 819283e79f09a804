import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { servePreview } from '../../hosting/preview.ts';
import { expectedHeaders } from './expectations.ts';
import { fetchPath } from './http-client.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'preview-test-'));
afterAll(() => rmSync(temporary, { recursive: true }));

test('a new build is served at once; without any every path is not found', async () => {
  const folder = path.join(temporary, 'client');
  cpSync('build/client', folder, { recursive: true });
  const server = createHttpServer(servePreview(folder)).listen(0);
  await once(server, 'listening');
  const get = (urlPath: string) =>
    fetchPath(`http://localhost:${(server.address() as AddressInfo).port}`, urlPath);
  const before = await get('/about.md');
  renameSync(folder, `${folder}-before`);
  expect(await get('/')).toMatchObject({ status: 404, text: '', headers: expectedHeaders });
  cpSync('build/client', folder, { recursive: true });
  writeFileSync(path.join(folder, 'about.md'), 'new');
  const after = await get('/about.md');
  expect(after.text).toBe('new');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  server.close();
});

describe('started from the command line', () => {
  const run = (cwd: string, port: string) => {
    const program = path.resolve('scripts/preview.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
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
  });
});
