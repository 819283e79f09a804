import { spawnSync } from 'node:child_process';
import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { servePreview } from '../../packages/sitewright/hosting/preview.ts';
import { listen } from '../../packages/sitewright/lib/listen.ts';
import { builtSite } from '../support/example.ts';
import { commandFile } from '../support/machine.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectedHeaders } from './expected-headers.ts';
import { fetchPath } from './http-client.ts';

const temporary = temporaryFolder();

test('a new build is served at once; without any every path is not found', async () => {
  const folder = path.join(temporary, 'client');
  cpSync(builtSite, folder, { recursive: true });
  const server = createHttpServer(servePreview(folder));
  const origin = `http://localhost:${await listen(server)}`;
  const get = (urlPath: string) => fetchPath(origin, urlPath);
  const before = await get('/about.md');
  renameSync(folder, `${folder}-before`);
  expect(await get('/')).toMatchObject({ status: 404, text: '', headers: expectedHeaders });
  cpSync(builtSite, folder, { recursive: true });
  writeFileSync(path.join(folder, 'about.md'), 'new');
  const after = await get('/about.md');
  expect(after.text).toBe('new');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  server.close();
});

/** Starts the preview server from the command line. */
const run = (cwd: string, port: string) => {
  const env = { ...process.env, PORT: port };
  return spawnSync(process.execPath, [commandFile('preview')], { cwd, env, encoding: 'utf8' });
};

test('the command says in one line that its port is taken, and suggests one that is free', async () => {
  const other = createServer();
  const port = await listen(other);
  const { status, stdout, stderr } = run('.', String(port));
  other.close();
  expect([status, stdout]).toEqual([1, '']);
  const [, free] = new RegExp(`^Port ${port} is in use .+ PORT=(\\d+)\\n$`).exec(stderr) ?? [];
  const server = createServer();
  await listen(server, Number(free));
  server.close();
});

test('the command says in one line that PORT is not a port number, or that there is no build', () => {
  expect(run('.', '80a').stderr).toMatch(/^PORT=80a is not a port number: .+\n$/);
  const stderr = 'There is no build/client yet: run npm run build in the folder of the site\n';
  expect(run(temporary, '0')).toMatchObject({ status: 1, stderr });
});
