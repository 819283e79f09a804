import { mediaTypes } from '../lib/media-types.ts';
import type { Redirect } from '../lib/redirect.ts';
import { buildRedirectRules, listRedirectRows } from './caddy-redirects.ts';
import {
  buildPageHeaders,
  emptyResponseCsp,
  getCacheControl,
  globalHeaders,
  type Headers,
} from './headers.ts';
import { sortRedirects } from './redirects.ts';
import type { Release } from './release.ts';
import type { ServedFile } from './served-files.ts';
import { assertWritable, pattern, Variable } from './syntax/directives.ts';
import { type CaddyDirective, printCaddy } from './syntax/print-caddy.ts';

type Words = CaddyDirective['words'];

const status = new Variable('http.error.status_code');
const path = new Variable('path');
const query = new Variable('query');
/** What the tables say of a path: of a file, or of one that has moved. */
const file = new Variable('site_file');
const type = new Variable('site_type');
const cache = new Variable('site_cache');
const policy = new Variable('site_policy');
const disposition = new Variable('site_disposition');
const target = new Variable('site_target');
const anchor = new Variable('site_anchor');
const movedStatus = new Variable('site_status');

/**
 * Builds what a site of a Caddyfile imports, beside its `root`: the folder that holds this release in
 * a folder with its name, and `assets/` with the assets of all releases.
 *
 * @param files the served files, with the base path in their URLs
 * @throws Error when Caddy has no spelling for a value
 */
export function buildCaddySite(
  files: readonly ServedFile[],
  release: Release,
  redirects: readonly Redirect[],
): string {
  const { basePath, languages } = release;
  const fileRows = files.flatMap(({ file, urlPath, headers }) =>
    urlPath
      ? [[decodeURIComponent(urlPath), nameFile(release, file), ...pickHeaders(headers)]]
      : [],
  );
  // The assets of earlier releases: their names are hashes, so they cannot mean another file.
  const assetRows = [...mediaTypes].map(([ending, mediaType]): Words => {
    const match = pattern`~^${basePath}(/assets/.+\.${ending})$`;
    const svgPolicy = ending === 'svg' ? emptyResponseCsp : '';
    return [match, new Variable('1'), mediaType, getCacheControl('assets/'), svgPolicy, ''];
  });
  const moves = sortRedirects(redirects, basePath);
  const { byQuery, byPattern } = buildRedirectRules(moves);
  // Those of the first language last: they are for any path.
  const folders = [...languages.map((folder) => `${folder}/`), ''];
  return printCaddy([
    {
      words: ['header'],
      block: [
        ...listHeaders(globalHeaders),
        directive('-Server'),
        // Times of files stand for their bytes, and would tell visitors nothing.
        directive('-Last-Modified'),
      ],
    },
    mapPaths(
      [file, type, cache, policy, disposition],
      [...fileRows, ...assetRows],
      ['', '', getCacheControl(''), emptyResponseCsp, ''],
    ),
    mapPaths([target, anchor, movedStatus], listRedirectRows(moves, files, basePath), [
      '',
      '',
      '308',
    ]),
    directive('@site_refused', 'not', 'method', 'GET', 'HEAD'),
    directive('@site_moved', 'not', 'vars', target, ''),
    {
      words: ['@site_moved_query'],
      block: [
        directive('not', 'vars', target, ''),
        directive('not', 'vars', query, ''),
        // An address that has a query of its own keeps it.
        directive('not', 'vars_regexp', target, pattern`[?]`),
      ],
    },
    ...byQuery.matchers,
    ...byPattern.matchers,
    directive('@site_found', 'not', 'vars', file, ''),
    directive('@site_page', 'vars', type, 'text/html; charset=utf-8'),
    directive('@site_policy', 'not', 'vars', policy, ''),
    directive('@site_saved', 'not', 'vars', disposition, ''),
    { words: ['route'], block: buildRoute(basePath, byQuery.answers, byPattern.answers) },
    {
      words: ['handle_errors'],
      block: [
        // A part of an error page is none.
        directive('request_header', '-Range'),
        ...folders.flatMap((folder, index) => [
          ...answerErrors(files, release, folder, 404, `@site_404_${index}`),
          ...answerErrors(files, release, folder, 500, `@site_500_${index}`),
        ]),
        { words: ['handle'], block: [directive('respond', '', status)] },
      ],
    },
  ]);
}

function buildRoute(
  basePath: string,
  byQuery: readonly CaddyDirective[],
  byPattern: readonly CaddyDirective[],
): CaddyDirective[] {
  return [
    directive('header', 'Cache-Control', cache),
    directive('header', '@site_policy', 'Content-Security-Policy', policy),
    directive('header', '@site_saved', 'Content-Disposition', disposition),
    {
      words: ['handle', '@site_refused'],
      block: [directive('header', 'Allow', 'GET, HEAD'), directive('respond', '405')],
    },
    ...byQuery,
    directive('redir', '@site_moved_query', [target, '?', query, anchor], movedStatus),
    directive('redir', '@site_moved', [target, anchor], movedStatus),
    {
      words: ['handle', '@site_found'],
      block: [
        directive('header', 'Content-Type', type),
        { words: ['header', '@site_page'], block: listHeaders(buildPageHeaders(basePath)) },
        ...sendFile(file),
      ],
    },
    ...byPattern,
    directive('error', '404'),
  ];
}

/**
 * Builds how the error page of a folder answers: with it, for the statuses that nginx sends it with too.
 *
 * @param folder with a slash at its end, or empty
 * @param matcher a name that no other one has
 */
function answerErrors(
  files: readonly ServedFile[],
  release: Release,
  folder: string,
  page: 404 | 500,
  matcher: `@site_${404 | 500}_${number}`,
): CaddyDirective[] {
  const file = `${folder}${page}.html`;
  const headers = files.find((one) => one.file === file)?.headers;
  if (!headers) return [];
  const answered = page === 404 ? ['404'] : ['500', '502', '503', '504'];
  return [
    {
      words: [matcher],
      block: [
        directive('vars', status, ...answered),
        directive('path_regexp', pattern`^${`${release.basePath}/${folder}`}`),
      ],
    },
    {
      words: ['handle', matcher],
      block: [
        { words: ['header'], block: listHeaders(headers) },
        ...sendFile(nameFile(release, file)),
      ],
    },
  ];
}

/** Names a file of a release as `rewrite` takes it, which reads escapes and a query. */
function nameFile({ digest }: Release, file: string): string {
  assertWritable(file, /[%?#]/, 'a Caddyfile');
  return `/${digest}/${file}`;
}

const sendFile = (path: Words[0] = ''): CaddyDirective[] => [
  directive('rewrite', '*', path),
  {
    words: ['file_server'],
    block: [directive('precompressed', 'br', 'gzip'), directive('disable_canonical_uris')],
  },
];

/** Fills in what a table says of the path; a row begins with its path, or with a pattern behind `~`. */
function mapPaths(names: Words, rows: readonly Words[], otherwise: Words): CaddyDirective {
  return {
    words: ['map', path, ...names],
    block: [...rows.map((words) => ({ words })), directive('default', ...otherwise)],
  };
}

function directive(...words: Words): CaddyDirective {
  return { words };
}

const pickHeaders = (headers: Headers) =>
  ['Content-Type', 'Cache-Control', 'Content-Security-Policy', 'Content-Disposition'].map(
    (name) => headers[name] ?? '',
  );

const listHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => directive(name, value));
