import path from 'node:path';
import {
  buildPageHeaders,
  emptyResponseCsp,
  getCacheControl,
  globalHeaders,
  type Headers,
  quote,
} from './headers.ts';
import { listRedirects, type Redirect } from './redirects.ts';
import type { Release } from './release.ts';
import { mediaTypes, type ServedFile } from './served-files.ts';

/**
 * Builds what a site of a Caddyfile imports, beside its `root`: the folder that holds this release in
 * a folder with its name, and `assets/` with the assets of all releases.
 *
 * @param files the served files, with the base path in their URLs
 */
export function buildCaddySite(
  files: readonly ServedFile[],
  { content: release, basePath }: Release,
  redirects: readonly Redirect[],
): string {
  const fileRows = files.flatMap(({ file, urlPath, headers }) =>
    urlPath ? [[decodeURIComponent(urlPath), `/${release}/${file}`, ...pickHeaders(headers)]] : [],
  );
  // The assets of earlier releases: their names are hashes, so they cannot mean another file.
  const assetRows = [...mediaTypes].map(([ending, type]) => {
    const policy = ending === 'svg' ? emptyResponseCsp : '';
    const match = `~^${basePath}(/assets/.+\\.${ending})$`;
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Caddy's
    return [match, '${1}', type, getCacheControl('assets/'), policy];
  });
  const movedRows = listRedirects(redirects, files, basePath).map(({ from, to, status }) => [
    decodeURIComponent(from),
    to,
    String(status),
  ]);
  // Those of a language's folder first: the others are for any path.
  const errorPages = files
    .filter(({ urlPath }) => !urlPath)
    .toSorted((a, b) => b.file.split('/').length - a.file.split('/').length);
  const table = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => row.map(quote).join(' ')).join('\n');
  return `# Generated from the built site by hosting/caddy.ts.
header {
${writeHeaders(globalHeaders)}
-Server
# Times of files stand for their bytes, and would tell visitors nothing.
-Last-Modified
}
map {path} {site_file} {site_type} {site_cache} {site_policy} {
${table([...fileRows, ...assetRows])}
default "" "" ${quote(getCacheControl(''))} ${quote(emptyResponseCsp)}
}
map {path} {site_target} {site_status} {
${table(movedRows)}
default "" 308
}
@site_refused not method GET HEAD
@site_moved not vars {site_target} ""
@site_moved_query {
not vars {site_target} ""
not vars {query} ""
}
@site_found not vars {site_file} ""
@site_page vars {site_type} "text/html; charset=utf-8"
@site_policy not vars {site_policy} ""
route {
header Cache-Control {site_cache}
header @site_policy Content-Security-Policy {site_policy}
handle @site_refused {
header Allow "GET, HEAD"
respond 405
}
redir @site_moved_query {site_target}?{query} {site_status}
redir @site_moved {site_target} {site_status}
handle @site_found {
header Content-Type {site_type}
header @site_page {
${writeHeaders(buildPageHeaders(basePath))}
}
rewrite * {site_file}
file_server {
precompressed br gzip
}
}
error 404
}
handle_errors {
${errorPages.map((page) => writeErrorPage(page, release, basePath)).join('\n')}
handle {
respond "" {http.error.status_code}
}
}
`;
}

/** Writes how an error page answers: for its status, or any of its hundred, below its folder. */
function writeErrorPage({ file, headers }: ServedFile, release: string, basePath: string): string {
  const { dir, name } = path.posix.parse(file);
  const matcher = `@${`site_${dir}_${name}`.replaceAll(/\W/g, '_')}`;
  return `${matcher} {
expression {http.error.status_code} ${name === '404' ? '== 404' : '>= 500'}
path ${path.posix.join(basePath || '/', dir, '*')}
}
handle ${matcher} {
header {
${writeHeaders(headers)}
}
rewrite * /${release}/${file}
file_server {
precompressed br gzip
}
}`;
}

const pickHeaders = (headers: Headers) =>
  ['Content-Type', 'Cache-Control', 'Content-Security-Policy'].map((name) => headers[name] ?? '');

const writeHeaders = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name} ${quote(value)}`)
    .join('\n');
