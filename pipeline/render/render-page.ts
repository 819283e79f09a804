import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Locate } from '../base-path.ts';
import { parsePage, type ReadAsset } from '../css/page-tree.ts';
import { shortenNames } from '../css/short-names.ts';
import type { StyleSheet } from '../css/style-sheet.ts';
import { setLineBreaks } from './line-breaks.ts';
import { locateAddresses } from './locate-addresses.ts';

export interface RenderedPage extends Pick<PageRequest, 'file'> {
  /** Undefined for the not-found and the error page. */
  path: string | undefined;
  /** The page with the names that the code gives its classes. */
  html: string;
}

export interface PageRequest {
  path: string;
  /** In the folder to deploy, such as `about.html`. */
  file: string;
  /** The expected status. */
  status: number;
  /** The route of its kind in the server bundle. */
  routeId: string;
}

/** @returns the pages in the order of the routes, then the not-found and the error page of each language */
export function listPages(routes: readonly RouteConfigEntry[]): PageRequest[] {
  const pages: PageRequest[] = [];
  const errorPages: PageRequest[] = [];
  for (const { path = '', file } of routes) {
    // The router gives a route without an id the name of its file.
    const routeId = file.replace(/\.\w+$/, '');
    if (path.endsWith('*')) {
      const folder = path.slice(0, -1);
      const notFound = { path: `/${folder}404`, file: `${folder}404.html`, status: 404, routeId };
      errorPages.push(notFound, { ...notFound, file: `${folder}500.html`, status: 500 });
    } else {
      pages.push({ path: `/${path}`, file: `${path || 'index'}.html`, status: 200, routeId });
    }
  }
  return [...pages, ...errorPages];
}

/** What the loaders of a page's route and of the root return, by the ids of the routes. */
export type PageData = Readonly<Record<string, unknown>>;

const urlOf = ({ path }: PageRequest) => new URL(path, 'http://localhost');

/** Loads all of the content that a page can show. */
export async function loadPageData(build: ServerBuild, page: PageRequest): Promise<PageData> {
  const url = urlOf(page);
  const context = new RouterContextProvider();
  const args = { request: new Request(url), url, pattern: page.path, params: {}, context };
  const loaded: Record<string, unknown> = {};
  for (const id of ['root', page.routeId]) {
    loaded[id] = await build.routes[id]?.module.loader?.(args);
  }
  return loaded;
}

/**
 * Renders a page. It sees no content but its data, so that a page with the same data is the same.
 *
 * @param page one of its pages; if its status is 500, its route is made to fail
 * @param locate says where its addresses lead to once it is deployed
 * @returns the page before and after its names are shortened
 * @throws Error when the status is not the expected one
 */
export async function renderPage(
  build: ServerBuild,
  page: PageRequest,
  pageData: PageData,
  styleSheet: StyleSheet,
  readAsset: ReadAsset,
  locate: Locate,
): Promise<RenderedPage & { deployedHtml: string }> {
  const { path, file, status } = page;
  const handle = createRequestHandler(withOnePage(build, page, pageData), 'production');
  const response = await handle(new Request(urlOf(page)));
  if (response.status !== status) {
    throw new Error(`${path} rendered with status ${response.status}, expected ${status}`);
  }
  const written = writePage(await response.text(), styleSheet, readAsset, locate);
  return { path: status === 200 ? path : undefined, file, ...written };
}

/**
 * Writes a page with its style in its head, so that its first paint needs one response. It
 * gets only the rules that it uses, and those that its scripts can bring about.
 */
function writePage(markup: string, styleSheet: StyleSheet, readAsset: ReadAsset, locate: Locate) {
  const addStyle = (html: string, css: string) =>
    html.replace('</head>', () => `<style>${css}</style></head>`);
  const tree = parsePage(markup, readAsset);
  // What machines read has no signs for lines.
  const plain = tree.toHtml();
  setLineBreaks(tree);
  const css = styleSheet.pruneFor(tree);
  const html = addStyle(plain, css);
  const shortCss = shortenNames(tree, css);
  locateAddresses(tree, locate);
  return { html, deployedHtml: addStyle(tree.toHtml(), shortCss) };
}

/** The same build with one page alone: the route of its kind at its path, with the data that was loaded for it. */
function withOnePage(build: ServerBuild, page: PageRequest, pageData: PageData): ServerBuild {
  const { root, [page.routeId]: kind } = build.routes;
  const { root: rootAssets, [page.routeId]: kindAssets } = build.assets.routes;
  if (!root || !kind || !rootAssets || !kindAssets) {
    throw new Error(`No route ${page.routeId} in the server bundle`);
  }
  const path = page.path.slice(1);
  // The error page is what shows when a page fails.
  const loader = page.status === 500 ? failToLoad : () => pageData[kind.id];
  const loadRoot = () => pageData.root;
  return {
    ...build,
    routes: {
      root: { ...root, module: { ...root.module, loader: loadRoot } },
      [kind.id]: { ...kind, path, module: { ...kind.module, loader } },
    },
    assets: {
      ...build.assets,
      routes: { root: rootAssets, [kind.id]: { ...kindAssets, path } },
    },
  };
}

function failToLoad(): never {
  throw data(null, { status: 500, statusText: 'Internal Server Error' });
}
