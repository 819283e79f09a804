import {
  buildPageHeaders,
  emptyResponseCsp,
  getCacheControl,
  globalHeaders,
  type Headers,
} from './headers.ts';
import { listAllMoves, type Redirect } from './redirects.ts';
import type { Release } from './release.ts';
import { mediaTypes, type ServedFile } from './served-files.ts';
import { pattern, Variable } from './texts/directives.ts';
import { type CaddyDirective, printCaddy } from './texts/print-caddy.ts';

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
  { content: release, basePath }: Release,
  redirects: readonly Redirect[],
): string {
  const fileRows = files.flatMap(({ file, urlPath, headers }) =>
    urlPath ? [[decodeURIComponent(urlPath), `/${release}/${file}`, ...pickHeaders(headers)]] : [],
  );
  // The assets of earlier releases: their names are hashes, so they cannot mean another file.
  const assetRows = [...mediaTypes].map(([ending, mediaType]): Words => {
    const match = pattern`~^${basePath}(/assets/.+\.${ending})$`;
    const svgPolicy = ending === 'svg' ? emptyResponseCsp : '';
    return [match, new Variable('1'), mediaType, getCacheControl('assets/'), svgPolicy, ''];
  });
  const movedRows = listAllMoves(redirects, files, basePath).map((move) => [
    decodeURIComponent(move.from),
    move.to,
    move.anchor,
    String(move.status),
  ]);
  // Those of a language's folder first: the others are for any path.
  const errorPages = files
    .filter(({ urlPath }) => !urlPath)
    .toSorted((a, b) => b.file.split('/').length - a.file.split('/').length);
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
    mapPaths([target, anchor, movedStatus], movedRows, ['', '', '308']),
    directive('@site_refused', 'not', 'method', 'GET', 'HEAD'),
    directive('@site_moved', 'not', 'vars', target, ''),
    {
      words: ['@site_moved_query'],
      block: [directive('not', 'vars', target, ''), directive('not', 'vars', query, '')],
    },
    directive('@site_found', 'not', 'vars', file, ''),
    directive('@site_page', 'vars', type, 'text/html; charset=utf-8'),
    directive('@site_policy', 'not', 'vars', policy, ''),
    directive('@site_saved', 'not', 'vars', disposition, ''),
    { words: ['route'], block: buildRoute(basePath) },
    {
      words: ['handle_errors'],
      block: [
        ...errorPages.flatMap((page, index) => answerError(page, index, release, basePath)),
        { words: ['handle'], block: [directive('respond', '', status)] },
      ],
    },
  ]);
}

function buildRoute(basePath: string): CaddyDirective[] {
  return [
    directive('header', 'Cache-Control', cache),
    directive('header', '@site_policy', 'Content-Security-Policy', policy),
    directive('header', '@site_saved', 'Content-Disposition', disposition),
    {
      words: ['handle', '@site_refused'],
      block: [directive('header', 'Allow', 'GET, HEAD'), directive('respond', '405')],
    },
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
    directive('error', '404'),
  ];
}

/** Builds how an error page answers: for the statuses that nginx too sends it with, below its folder. */
function answerError(
  { file, headers }: ServedFile,
  index: number,
  release: string,
  basePath: string,
): CaddyDirective[] {
  const matcher = `@site_error_${index}`;
  const [, folder = '', name] = /^(.*\/)?(\d+)\.html$/.exec(file) ?? [];
  const answered = name === '404' ? ['404'] : ['500', '502', '503', '504'];
  return [
    {
      words: [matcher],
      block: [
        directive('vars', status, ...answered),
        directive('path_regexp', pattern`^${`${basePath}/${folder}`}`),
      ],
    },
    {
      words: ['handle', matcher],
      block: [
        { words: ['header'], block: listHeaders(headers) },
        ...sendFile(`/${release}/${file}`),
      ],
    },
  ];
}

const sendFile = (path: Words[0] = ''): CaddyDirective[] => [
  directive('rewrite', '*', path),
  { words: ['file_server'], block: [directive('precompressed', 'br', 'gzip')] },
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
