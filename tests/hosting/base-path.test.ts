import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentFolder } from '../../app/content/content-folder.ts';
import { loadContent } from '../../app/content/load.ts';
import { readBasePath } from '../../hosting/base-path.ts';
import { readServedFiles } from '../../hosting/served-files.ts';
import { applyBasePath } from '../../pipeline/base-path.ts';
import { writeHostFiles } from '../../pipeline/host-files.ts';
import { pagePaths } from '../support/built-site.ts';
import { hashInline } from './expectations.ts';
import type { RunningHost } from './host.ts';
import { fetchPath } from './http-client.ts';
import { preview } from './preview-host.ts';

const base = '/some-project';
const folder = mkdtempSync(path.join(tmpdir(), 'base-path-'));
let running: RunningHost;

beforeAll(async () => {
  const filter = (file: string) => !/\.(br|gz)$/.test(file);
  cpSync('build/client', folder, { recursive: true, filter });
  applyBasePath(folder, base);
  writeHostFiles(folder, readServedFiles(folder), false);
  vi.stubEnv('SITE_BASE_PATH', base);
  running = await preview.start(folder);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

/** Finds every URL in a page or a manifest that begins at the root of the host. */
const findRootedUrls = (text: string) =>
  [
    ...text.matchAll(
      /(?:(?:href|src|action)="|url\(["']?|"(?:src|start_url)":"|\]\()(\/[^"')#]*)/g,
    ),
  ].map(([, url = '']) => url);

test('under a base path every URL of every page leads to something under it', async () => {
  const { planned } = loadContent(contentFolder).site;
  const urls = new Set<string>();
  for (const file of [...pagePaths, '/nobody', '/manifest.webmanifest', '/about.md']) {
    const { text } = await fetchPath(running.origin, base + file);
    for (const url of findRootedUrls(text)) urls.add(url);
  }
  expect(urls.size).toBeGreaterThan(20);
  for (const url of urls) {
    expect(url).toMatch(new RegExp(`^${base}/`));
    const { status } = await fetchPath(running.origin, url);
    if (!planned.includes(url.slice(base.length))) expect(status, url).toBe(200);
  }
  expect((await fetchPath(running.origin, '/about')).status).toBe(404);
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
