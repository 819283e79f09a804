import { createRequestHandler, data, type ServerBuild } from 'react-router';
import { shortenNames } from '../css/minify-identifiers.ts';
import type { PageStyles } from '../css/page-styles.ts';

/** A page as the build reads it. */
export interface RenderedPage {
  /** Where it is found, such as `/about`; undefined for one that stands in for others. */
  path: string | undefined;
  /** Its file in the folder, such as `about.html`. */
  file: string;
  /** The page before its names were shortened. */
  html: string;
}

export interface Page {
  /** Where the page is asked for, such as `/about`. */
  path: string;
  /** The file it becomes, such as `about.html`. */
  file: string;
  status: number;
  routeId: string;
}

/**
 * @param build the server bundle
 * @returns the pages in the order of `app/routes.ts`, then the not-found and the error page
 */
export function sitePages(build: ServerBuild): Page[] {
  const pages: Page[] = [];
  let notFound: Page | undefined;
  for (const route of Object.values(build.routes)) {
    if (!route || route.id === 'root') continue;
    if (route.path === '*') {
      notFound = { path: '/404', file: '404.html', status: 404, routeId: route.id };
    } else {
      const name = route.path ?? 'index';
      const address = `/${route.path ?? ''}`;
      pages.push({ path: address, file: `${name}.html`, status: 200, routeId: route.id });
    }
  }
  if (!notFound) throw new Error('app/routes.ts has no route for unknown paths ("*")');
  return [...pages, notFound, { ...notFound, file: '500.html', status: 500 }];
}

/**
 * Renders a page: to the HTML that is deployed, and with its names whole for who reads it.
 *
 * @param build the server bundle
 * @param page one of its pages; one with the status 500 is made to fail
 * @param styles the style sheets of the same build
 * @throws Error when the page answers with another status than it should
 */
export async function renderPage(
  build: ServerBuild,
  page: Page,
  styles: PageStyles,
): Promise<RenderedPage & { deployed: string }> {
  const { path, file, status, routeId } = page;
  const alone = withOnly(build, page);
  const handle = createRequestHandler(status === 500 ? failing(alone, page) : alone, 'production');
  const response = await handle(new Request(new URL(path, 'http://localhost')));
  if (response.status !== status) {
    throw new Error(`${path} rendered with status ${response.status}, expected ${status}`);
  }
  const rendered = await response.text();
  const hydrates = rendered.includes('<script type="module"');
  const plain = hydrates ? rendered : htmlOnly(rendered);
  const html = await styles.inline(plain, routeId, hydrates);
  const deployed = hydrates ? html : shortenNames(html);
  return { path: status === 200 ? path : undefined, file, html, deployed };
}

/**
 * The same site with no other page. For each request the router looks through all the routes it
 * was given, so that rendering all of them with all of them takes time by their number squared.
 */
function withOnly({ assets, ...build }: ServerBuild, { routeId }: Page): ServerBuild {
  const routes: ServerBuild['routes'] = {};
  const files: ServerBuild['assets']['routes'] = {};
  for (let id: string | undefined = routeId; id; id = build.routes[id]?.parentId) {
    routes[id] = build.routes[id];
    files[id] = assets.routes[id];
  }
  return { ...build, routes, assets: { ...assets, routes: files } };
}

/** The same site with one route that fails, so that its error boundary renders. */
function failing(build: ServerBuild, { routeId }: Page): ServerBuild {
  const route = build.routes[routeId];
  if (!route) throw new Error(`No route ${routeId} in the server bundle`);
  const loader = () => {
    throw data(null, { status: 500, statusText: 'Internal Server Error' });
  };
  const routes = { ...build.routes, [routeId]: { ...route, module: { ...route.module, loader } } };
  return { ...build, routes };
}

/** Without what React writes for its own hydration, and for XML, of which HTML has no use. */
function htmlOnly(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/(<(?:br|img|input|link|meta)\b[^>]*)\/>/g, '$1>');
}
