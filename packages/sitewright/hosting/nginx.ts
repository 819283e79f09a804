import { isDeepStrictEqual } from 'node:util';
import { mediaTypes } from '../lib/media-types.ts';
import type { Redirect } from '../lib/redirect.ts';
import { emptyResponseCsp, getCacheControl, globalHeaders, type Headers } from './headers.ts';
import {
  buildPatternRedirects,
  buildServerRedirects,
  createPatternTest,
} from './nginx-redirects.ts';
import { listSpellings, sortRedirects } from './redirects.ts';
import type { Release } from './release.ts';
import type { ServedFile } from './served-files.ts';
import { pattern, Variable } from './syntax/directives.ts';
import { type NginxDirective, printNginx } from './syntax/print-nginx.ts';

/** With every response. Times of files stand for their bytes, and would tell visitors nothing. */
const everywhere: Headers = { ...globalHeaders, 'Last-Modified': '' };
const plainFile: Headers = { ...everywhere, 'Cache-Control': getCacheControl('') };
const hashedFile: Headers = { ...everywhere, 'Cache-Control': getCacheControl('assets/') };
const ownResponse: Headers = { ...plainFile, 'Content-Security-Policy': emptyResponseCsp };

/** The part of a path that a location's pattern has found. */
const found = new Variable('1');
const query = [new Variable('is_args'), new Variable('args')];
const notFound = directive('return', '404');

/**
 * Builds what goes into a `server` block of nginx, beside its `listen` and its `root`: the folder
 * that holds this release in a folder with its name, and `assets/` with the assets of all releases.
 * It names neither an absolute path nor a variable of its own, so that it works wherever it is
 * copied, and beside that of another site.
 *
 * @param files the served files, with the base path in their URLs
 * @throws Error when nginx has no spelling for a value
 */
export function buildNginxServer(
  files: readonly ServedFile[],
  { digest: release, basePath, languages }: Release,
  redirects: readonly Redirect[],
): string {
  const moves = sortRedirects(redirects, basePath);
  const patterns = buildPatternRedirects(moves, notFound);
  const fitsPattern = createPatternTest(moves);
  const endings = [...mediaTypes.keys()].filter((ending) => ending !== 'html');
  const own = (file: string) => directive('try_files', `/${release}/${file}`, '=404');
  const plainFiles = location(
    ['~', pattern`^${basePath}((?:/[^/]+)+\.(?i:${endings}))\z`],
    [...addHeaders(plainFile), directive('try_files', [`/${release}`, found], '=404')],
  );
  const errorPages = (folder: string) => {
    const page = (status: number) => `${basePath}/${folder}${status}.html`;
    return [
      directive('error_page', '404', page(404)),
      directive('error_page', '500', '502', '503', '504', page(500)),
    ];
  };
  return printNginx([
    ...buildCommonDirectives(),
    // Of responses that are no file.
    ...addHeaders(ownResponse),
    ...errorPages(''),
    directive('error_page', '405', '@refused'),
    location(
      ['@refused'],
      [...addHeaders({ ...ownResponse, Allow: 'GET, HEAD' }), directive('return', '405')],
    ),
    ...buildServerRedirects(moves),
    ...listSpellings(files, basePath).map(({ from, to }) =>
      location(['=', decodeURIComponent(from)], [directive('return', '308', [to, ...query])]),
    ),
    ...files.flatMap(({ file, urlPath, headers }) => {
      const { 'Content-Type': _type, ...others } = { ...everywhere, ...headers };
      const answer = [...addHeaders(others), own(file)];
      if (!urlPath)
        return location(['=', `${basePath}/${file}`], [directive('internal'), ...answer]);
      const isPlain = [plainFile, hashedFile].some((one) => isDeepStrictEqual(one, others));
      const path = decodeURIComponent(urlPath);
      return isPlain && !fitsPattern(path) ? [] : location(['=', path], answer);
    }),
    // The assets of all releases: their names are hashes, so they cannot mean another file.
    location(
      ['~', pattern`^${basePath}(/assets(?:/[^/]+)+\.svg)\z`],
      [...addHeaders({ ...ownResponse, ...hashedFile }), directive('try_files', [found], '=404')],
    ),
    location(
      ['~', pattern`^${basePath}(/assets(?:/[^/]+)+\.(?i:${endings}))\z`],
      [...addHeaders(hashedFile), directive('try_files', [found], '=404')],
    ),
    ...languages.map((folder) =>
      location(
        [`${basePath}/${folder}/`],
        [...errorPages(`${folder}/`), ...patterns, plainFiles, notFound],
      ),
    ),
    ...patterns,
    plainFiles,
    location(['/'], [notFound]),
  ]);
}

function buildCommonDirectives(): NginxDirective[] {
  const types = [...mediaTypes].map(([extension, type]) => [type.split(';')[0] ?? '', extension]);
  const texts = [...mediaTypes.values()].filter((type) => type.endsWith('; charset=utf-8'));
  const names = new Set(texts.map((type) => type.split(';')[0] ?? ''));
  // nginx adds the charset to HTML anyway, and warns when it is told to.
  names.delete('text/html');
  return [
    directive('server_tokens', 'off'),
    directive('absolute_redirect', 'off'),
    directive('merge_slashes', 'off'),
    { words: ['types'], block: types.map((words) => ({ words })) },
    directive('default_type', 'application/octet-stream'),
    directive('charset', 'utf-8'),
    directive('charset_types', ...names),
    directive('gzip_static', 'on'),
    directive('gzip_vary', 'on'),
    directive('brotli_static', 'on'),
    // Slow clients are disconnected after this time.
    directive('client_header_timeout', '10s'),
    directive('client_body_timeout', '10s'),
    directive('send_timeout', '30s'),
    directive('keepalive_timeout', '30s'),
    directive('large_client_header_buffers', '4', '8k'),
    // Request bodies are not read: the method of such a request is refused, whatever its size.
    directive('client_max_body_size', '0'),
  ];
}

function directive(...words: NginxDirective['words']): NginxDirective {
  return { words };
}

function location(match: readonly string[], block: readonly NginxDirective[]): NginxDirective {
  return { words: ['location', ...match], block };
}

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => directive('add_header', name, value, 'always'));
