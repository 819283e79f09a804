import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBasePath } from '../../hosting/base-path.ts';
import { createPreviewServer } from '../../hosting/preview/server.ts';
import { createSnapshotReader } from '../../hosting/preview/snapshot.ts';
import { applyBasePath } from '../../pipeline/base-path.ts';
import { writeHostFiles } from '../../pipeline/host-files.ts';
import { footerPaths, platformPaths } from '../specification/facts.ts';
import { pagePaths } from '../support/built-site.ts';
import { hashInline } from './expectations.ts';
import { fetchPath } from './http-client.ts';

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
  applyBasePath(folder, base);
  writeHostFiles(folder, false);
  server = createPreviewServer(createSnapshotReader(folder, console.error, base)).listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(temporary, { recursive: true });
});

/** Finds every URL in a page or a manifest that begins at the root of the host. */
const findRootedUrls = (text: string) =>
  [
    ...text.matchAll(
      /(?:(?:href|src|action)="|url\(["']?|"(?:src|start_url)":"|\]\()(\/[^"')#]*)/g,
    ),
  ].map(([, url = '']) => url);

test('under a base path every URL of every page leads to something under it', async () => {
  const planned: readonly string[] = [...platformPaths, ...footerPaths];
  const urls = new Set<string>();
  for (const file of [...pagePaths, '/nobody', '/manifest.webmanifest', '/about.md']) {
    const { text } = await fetchPath(origin, base + file);
    for (const url of findRootedUrls(text)) urls.add(url);
  }
  expect(urls.size).toBeGreaterThan(40);
  for (const url of urls) {
    expect(url).toMatch(new RegExp(`^${base}/`));
    const { status } = await fetchPath(origin, url);
    if (!planned.includes(url.slice(base.length))) expect(status, url).toBe(200);
  }
  expect((await fetchPath(origin, '/about')).status).toBe(404);
});

test('each page carries its policy in its head, for a host that sends no headers', () => {
  for (const file of ['index.html', 'about.html', '404.html']) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const policy =
      /^<!DOCTYPE html><html[^>]*><head>(?:<meta charset="utf-8">)<meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(
        html,
      )?.[1];
    for (const hash of hashInline(html)) expect(policy, file).toContain(hash);
    expect(policy, file).not.toContain('frame-ancestors');
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^/"]+\/(about)?"|noindex/);
  }
});

test('what is not a base path is refused in one line', () => {
  expect([readBasePath('/a/b/'), readBasePath('/'), readBasePath('')]).toEqual([
    '/a/b',
    '',
    undefined,
  ]);
  for (const wrong of ['site', '/a b', '//evil.example', 'https://a.example/']) {
    expect(() => readBasePath(wrong)).toThrow(
      /^SITE_BASE_PATH=.+ is not a path: expected one like/,
    );
  }
});
