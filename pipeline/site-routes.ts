// A bundle has the code of every kind of page. Which pages the site has is put into it afterwards, so
// that another page of a kind, such as a post, needs no bundling.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { hashInputs } from './build-cache.ts';

/** What the router knows of a page, and the file with its component. */
interface SiteRoute {
  id: string;
  parentId: string;
  path: string | undefined;
  index: boolean | undefined;
  file: string;
}

/** The pages of a site as its server bundle gets them. */
interface SiteRoutes {
  routes: SiteRoute[];
  /** The route that each component was bundled with, by its file. */
  bundledIds: Record<string, string>;
  /** The address and the version of the list of routes that hydrated pages load. */
  manifest: { url: string; version: string };
}

/** The routes with their children in one list, parents first. */
export function flattenRoutes(routes: readonly RouteConfigEntry[], parentId = 'root'): SiteRoute[] {
  return routes.flatMap(({ id, path, index, file, children = [] }) => {
    // The router gives a route without an id the name of its file.
    const own = id ?? file.replace(/\.\w+$/, '');
    return [{ id: own, parentId, path, index, file }, ...flattenRoutes(children, own)];
  });
}

/** The routes that a bundle was made with, by their files: one for each file. */
export const listBundledIds = (routes: readonly SiteRoute[]) =>
  Object.fromEntries(routes.map(({ file, id }) => [file, id]));

/** Those of the routes that a bundle is made with. */
export function pickBundledRoutes(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  const ids = listBundledIds(flattenRoutes(routes));
  return routes.filter((one) => flattenRoutes([one]).some(({ id, file }) => ids[file] === id));
}

/**
 * Gives a bundle the site's routes: a file for `readSiteRoutes` beside the server bundle, and the list
 * that hydrated pages load.
 *
 * @param folder path of the bundle
 * @param bundledIds what `listBundledIds` gave for the routes that it was made with
 */
export function writeSiteRoutes(
  folder: string,
  routes: SiteRoute[],
  bundledIds: SiteRoutes['bundledIds'],
): void {
  const assets = path.join(folder, 'client/assets');
  const name = readdirSync(assets).find((one) => /^manifest-[\w-]+\.js$/.test(one));
  if (!name) throw new Error(`The bundler wrote no list of routes into ${assets}`);
  const [start = '', json = '', end = ''] =
    readFileSync(path.join(assets, name), 'utf8').match(/^[^{]*|\{.*\}|[^}]*$/gs) ?? [];
  const { url, version, ...list } = JSON.parse(json);
  const all = { ...list, routes: mapRoutes(list.routes, { routes, bundledIds }) };
  const own = hashInputs(JSON.stringify(all)).slice(0, 8);
  const manifest = { url: url.replace(version, own), version: own };
  rmSync(path.join(assets, name));
  const text = start + JSON.stringify({ ...all, ...manifest }) + end;
  writeFileSync(path.join(assets, name.replace(version, own)), text);
  const site: SiteRoutes = { routes, bundledIds, manifest };
  writeFileSync(path.join(folder, 'server/site-routes.json'), JSON.stringify(site));
}

/**
 * @param server path of a server bundle
 * @param build what it exports
 * @returns the same with the routes of the site
 */
export function readSiteRoutes(server: string, build: ServerBuild): ServerBuild {
  const file = path.join(path.dirname(server), 'site-routes.json');
  const site: SiteRoutes = JSON.parse(readFileSync(file, 'utf8'));
  const { routes, assets } = build;
  const ownAssets = { ...assets, ...site.manifest, routes: mapRoutes(assets.routes, site) };
  return { ...build, routes: mapRoutes(routes, site), assets: ownAssets };
}

/** What a route that the bundle has must not keep. */
const noPath = { path: undefined, index: undefined };

/** The route that the bundle has for each route's file, with the id, the parent and the path of that. */
function mapRoutes<Route extends object>(
  bundled: Readonly<Record<string, Route | undefined>>,
  { routes, bundledIds }: Pick<SiteRoutes, 'routes' | 'bundledIds'>,
): Record<string, Route> {
  const { root } = bundled;
  if (!root) throw new Error('The bundle has no root route');
  const own = routes.map(({ file, ...route }) => {
    const found = bundled[bundledIds[file] ?? ''];
    if (!found) throw new Error(`The bundle has no route for app/${file}`);
    return [route.id, { ...found, ...noPath, ...route }] as const;
  });
  return Object.fromEntries([['root', root], ...own]);
}
