import { contentFolder } from '../../content/disk/content-folder.ts';
import { formatProblem, type Problem } from '../../content/messages/problem.ts';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { loadDrawable } from '../../content/validate/load-content.ts';
import { buildCsp, type Csp, serializeCsp } from '../../hosting/csp.ts';
import { readSite } from '../../kinds/read-site.ts';
import { findMediaType } from '../../lib/media-types.ts';
import { loadPage, renderPage } from '../../page/render.tsx';
import { listRoutes } from '../../page/routes.ts';
import { locateAtRoot } from '../base-path.ts';
import { loadKeptContent } from '../load-kept-content.ts';

/** An edit of the content makes the development server forget this module, and so its content. */
let content: SiteContent | undefined;

/**
 * Development only: renders the page at an address, or gives the file that a section or the site has there.
 *
 * @param drafts the content with what is not saved yet, by the names that addresses say as `draft`
 * @throws ContentError when the content has mistakes, and more than that something is not translated yet
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
  const isMissing = route.kind === 'not-found';
  const file = isMissing ? await findFile(current, path) : undefined;
  if (file !== undefined)
    return { status: 200, headers: { 'Content-Type': typeOf(path) }, text: file };
  const text = await renderPage(loadPage({ ...route, path }));
  const headers = {
    'Content-Type': typeOf('page.html'),
    // In the frame of an editor it has what that one adds.
    ...(!draft && { 'Content-Security-Policy-Report-Only': serializeCsp(policyOf(text, current)) }),
  };
  return { status: isMissing ? 404 : 200, headers, text };
}

/**
 * The policy that the page has once it is built, and what the server itself needs. It is reported alone: what shows
 * faults and reloads pages works under no policy.
 */
function policyOf(html: string, { code }: SiteContent): Csp {
  const policy = buildCsp(html, code.config?.policy);
  const add = (name: string, ...sources: string[]) =>
    [name, [...(policy.get(name) ?? []), ...sources]] as const;
  return new Map([
    ...policy,
    add('style-src', "'self'", "'nonce-development'"),
    add('script-src', "'self'"),
  ]);
}

const typeOf = (path: string) => findMediaType(path) ?? 'text/plain; charset=utf-8';

async function findFile(content: SiteContent, path: string): Promise<string | undefined> {
  // What writes all files of a site is loaded once somebody asks for one.
  const { listSectionFiles } = await import('../site-files/write-site-files.ts');
  const { makeOwnFile } = await import('../site-files/own-files.ts');
  const ofSections = [content, ...content.translations].flatMap((one) =>
    listSectionFiles(one, locateAtRoot),
  );
  const found = ofSections.find(({ address }) => address === path);
  return found?.text ?? makeOwnFile(content, path, locateAtRoot);
}

async function readContent(): Promise<SiteContent> {
  content ??= await loadKeptContent(readSite(contentFolder), {
    load: (site) => loadDrawable(site, sayUntranslated),
  });
  return content;
}

/** A build is refused for it; here it is shown as the first language says it. */
function sayUntranslated(problems: readonly Problem[]): void {
  console.log(`To be translated:\n${problems.map(formatProblem).join('\n')}`);
}
