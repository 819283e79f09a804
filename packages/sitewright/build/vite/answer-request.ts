import { contentFolder } from '../../content/disk/content-folder.ts';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { readSite } from '../../kinds/read-site.ts';
import { loadPage, renderPage } from '../../page/render.tsx';
import { listRoutes } from '../../page/routes.ts';
import { loadKeptContent } from '../load-kept-content.ts';

/** An edit of the content makes the development server forget this module, and so its content. */
let content: SiteContent | undefined;

/**
 * Development only: renders the page at an address.
 *
 * @param drafts the content with what is not saved yet, by the names that addresses say as `draft`
 * @throws ContentError when the content has mistakes
 */
export async function answerRequest(
  { pathname, searchParams }: URL,
  drafts: ReadonlyMap<string, SiteContent>,
) {
  const draft = drafts.get(searchParams.get('draft') ?? '');
  // A draft may be what ends a mistake.
  const current = draft ?? (await readContent());
  const path = decodeURI(pathname).replace(/(?<=.)\/$/, '');
  const routes = listRoutes(current);
  const isAt = (base: string) => `${path}/`.startsWith(`${base}/`);
  const route =
    routes.find((one) => one.kind !== 'error' && one.path === path) ??
    routes.findLast((one) => one.kind === 'not-found' && isAt(one.content.language.base));
  if (!route) throw new Error(`No page answers at ${path}`);
  const status = route.kind === 'not-found' ? 404 : 200;
  return { status, html: await renderPage(loadPage({ ...route, path })) };
}

async function readContent(): Promise<SiteContent> {
  content ??= await loadKeptContent(readSite(contentFolder));
  return content;
}
