import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { index, route } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import {
  flattenRoutes,
  listBundledIds,
  pickBundledRoutes,
  readSiteRoutes,
  writeSiteRoutes,
} from './site-routes.ts';

const bundled = [index('routes/home.tsx'), route('tills', 'routes/platform.tsx', { id: 'tills' })];
const site = [
  index('routes/home.tsx'),
  route('scales', 'routes/platform.tsx', { id: 'scales' }),
  route('sv', 'routes/home.tsx', { id: 'sv' }),
];
const bundledRoutes = {
  root: { id: 'root', module: 'Root' },
  'routes/home': { id: 'routes/home', parentId: 'root', index: true, module: 'Home' },
  tills: { id: 'tills', parentId: 'root', path: 'tills', module: 'Platform' },
};
const siteRoutes = {
  root: { id: 'root', module: 'Root' },
  'routes/home': { id: 'routes/home', parentId: 'root', index: true, module: 'Home' },
  scales: { id: 'scales', parentId: 'root', path: 'scales', module: 'Platform' },
  sv: { id: 'sv', parentId: 'root', path: 'sv', module: 'Home' },
};

test('a bundle that was made with other pages of the same kinds has those of the site, in the server and in the browser', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'routes-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const assets = path.join(folder, 'client/assets');
  mkdirSync(assets, { recursive: true });
  mkdirSync(path.join(folder, 'server'));
  const address = { url: '/assets/manifest-0a.js', version: '0a' };
  const list = { entry: {}, routes: bundledRoutes, ...address };
  writeFileSync(path.join(assets, 'manifest-0a.js'), `window.list=${JSON.stringify(list)};`);

  writeSiteRoutes(folder, flattenRoutes(site), listBundledIds(flattenRoutes(bundled)));
  const bundle = { routes: bundledRoutes, assets: list } as unknown as ServerBuild;
  const { routes, assets: own } = readSiteRoutes(path.join(folder, 'server/index.js'), bundle);
  expect(routes).toEqual(siteRoutes);
  expect(own.routes).toEqual(siteRoutes);

  // A browser that has the earlier list must not take it for this one.
  const [name = '', ...others] = readdirSync(assets);
  expect(others).toEqual([]);
  expect(own.url).toBe(`/assets/${name}`);
  expect(own.url).not.toBe(address.url);
  const text = readFileSync(path.join(assets, name), 'utf8');
  const { routes: inBrowser, url } = JSON.parse(text.replace(/^window.list=|;$/g, ''));
  expect([inBrowser, url]).toEqual([siteRoutes, own.url]);
});

test('a bundle is made with one page of each kind, however many the site has', () => {
  const kinds = pickBundledRoutes(site);
  expect(kinds.map(({ file }) => file).sort()).toEqual(['routes/home.tsx', 'routes/platform.tsx']);
  expect(listBundledIds(flattenRoutes(kinds))).toEqual(listBundledIds(flattenRoutes(site)));
});
