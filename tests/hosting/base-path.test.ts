import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBasePath } from '../../hosting/base-path.ts';
import { contentPolicy } from '../../hosting/csp.ts';
import { createPreviewServer } from '../../hosting/preview/server.ts';
import { followFolder } from '../../hosting/preview/snapshot.ts';
import { placeUnder } from '../../pipeline/base-path.ts';
import { footerPaths, pages, platformPaths } from '../support/specification.ts';
import { ask } from './ask.ts';

const base = '/some-project';
const temporary = mkdtempSync(path.join(tmpdir(), 'base-path-'));
const folder = path.join(temporary, 'client');
let server: Server;
let origin: string;

beforeAll(async () => {
  cpSync('build/client', folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  placeUnder(folder, base);
  server = createPreviewServer(followFolder(folder, console.error, base)).listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(temporary, { recursive: true });
});

/** Every address in a page or a manifest that begins at the root of the host. */
const rooted = (text: string) =>
  [
    ...text.matchAll(
      /(?:(?:href|src|action)="|url\(["']?|"(?:src|start_url)":"|\]\()(\/[^"')#]*)/g,
    ),
  ].map(([, address = '']) => address);

test('under a base path every address of every page leads to something under it', async () => {
  const dead: readonly string[] = [...platformPaths, ...footerPaths];
  const addresses = new Set<string>();
  for (const file of [
    ...pages.map(([address]) => address),
    '/nobody',
    '/manifest.webmanifest',
    '/about.md',
  ]) {
    const { text } = await ask(origin, base + file);
    for (const address of rooted(text)) addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(40);
  for (const address of addresses) {
    expect(address).toMatch(new RegExp(`^${base}/`));
    const { status } = await ask(origin, address);
    if (!dead.includes(address.slice(base.length))) expect(status, address).toBe(200);
  }
  expect((await ask(origin, '/about')).status).toBe(404);
});

test('each page says its policy itself, for a host that sends no headers', () => {
  for (const file of ['index.html', 'about.html', '404.html']) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const policy =
      /^<!DOCTYPE html><html[^>]*><head>(?:<meta charset="utf-8">)<meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(
        html,
      )?.[1];
    const own = contentPolicy(html);
    for (const source of [...(own.get('style-src') ?? []), ...(own.get('script-src') ?? [])]) {
      expect(policy, file).toContain(source);
    }
    expect(policy, file).not.toContain('frame-ancestors');
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^/"]+\/(about)?"|noindex/);
  }
});

test('a base path that is none is refused in one line', () => {
  expect([readBasePath('/a/b/'), readBasePath('/'), readBasePath('')]).toEqual([
    '/a/b',
    '',
    undefined,
  ]);
  for (const wrong of ['site', '/a b', '//evil.example', 'https://a.example/']) {
    expect(() => readBasePath(wrong)).toThrow(/^SITE_BASE_PATH=.+ is no path: expected one like/);
  }
});
