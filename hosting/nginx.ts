import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  emptyResponseCsp,
  getCacheControl,
  globalHeaders,
  type Headers,
  quote,
} from './headers.ts';
import { listRedirects, type Redirect } from './redirects.ts';
import type { Release } from './release.ts';
import { listLanguageFolders, mediaTypes, type ServedFile } from './served-files.ts';

/** With every response. Times of files stand for their bytes, and would tell visitors nothing. */
const everywhere: Headers = { ...globalHeaders, 'Last-Modified': '' };
const plainFile: Headers = { ...everywhere, 'Cache-Control': getCacheControl('') };
const hashedFile: Headers = { ...everywhere, 'Cache-Control': getCacheControl('assets/') };
const ownResponse: Headers = { ...plainFile, 'Content-Security-Policy': emptyResponseCsp };

/**
 * Builds what goes into a `server` block of nginx, beside its `listen` and its `root`: the folder
 * that holds this release in a folder with its name, and `assets/` with the assets of all releases.
 * It names neither an absolute path nor a variable of its own, so that it works wherever it is
 * copied, and beside that of another site.
 *
 * @param files the served files, with the base path in their URLs
 */
export function buildNginxServer(
  files: readonly ServedFile[],
  { content: release, basePath }: Release,
  redirects: readonly Redirect[],
): string {
  const endings = [...mediaTypes.keys()].filter((ending) => ending !== 'html').join('|');
  const matchFiles = (folder: string) => `~ "^${basePath}(/${folder}.+\\.(?i:${endings}))$"`;
  const own = (file: string) => `try_files ${quote(`/${release}/${file}`)} =404;`;
  const plainFiles = location(matchFiles(''), plainFile, `try_files /${release}$1 =404;`);
  const errorPages = (folder: string) => {
    const page = (status: number) => path.posix.join(basePath || '/', folder, `${status}.html`);
    return `error_page 404 ${page(404)};\nerror_page 500 502 503 504 ${page(500)};`;
  };
  return [
    buildCommonDirectives(),
    '# Of responses that are no file.',
    addHeaders(ownResponse),
    errorPages(''),
    'error_page 405 @refused;',
    location('@refused', { ...ownResponse, Allow: 'GET, HEAD' }, 'return 405;'),
    ...listRedirects(redirects, files, basePath).map(
      ({ from, to, status }) =>
        `location = ${quote(decodeURIComponent(from))} { return ${status} ${to}$is_args$args; }`,
    ),
    ...files.flatMap(({ file, urlPath, headers }) => {
      const { 'Content-Type': _type, ...others } = { ...everywhere, ...headers };
      if (!urlPath) return location(`= ${basePath}/${file}`, others, `internal;`, own(file));
      const isPlain = [plainFile, hashedFile].some((one) => isDeepStrictEqual(one, others));
      return isPlain ? [] : location(`= ${quote(decodeURIComponent(urlPath))}`, others, own(file));
    }),
    '# The assets of all releases: their names are hashes, so they cannot mean another file.',
    location(
      `~ "^${basePath}(/assets/.+\\.svg)$"`,
      { ...ownResponse, ...hashedFile },
      'try_files $1 =404;',
    ),
    location(matchFiles('assets/'), hashedFile, 'try_files $1 =404;'),
    ...listLanguageFolders(files).map(
      (folder) =>
        `location ${basePath}/${folder}/ {\n${errorPages(folder)}\n${plainFiles}\nreturn 404;\n}`,
    ),
    plainFiles,
    'location / { return 404; }\n',
  ].join('\n');
}

function buildCommonDirectives(): string {
  return `# Generated from the built site by hosting/nginx.ts.
server_tokens off;
absolute_redirect off;
merge_slashes off;

${buildTypes()}
gzip_static on;
gzip_vary on;
brotli_static on;

# Slow clients are disconnected after this time.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
keepalive_timeout 30s;
large_client_header_buffers 4 8k;
# Request bodies are not read: the method of such a request is refused, whatever its size.
client_max_body_size 0;
`;
}

function location(match: string, headers: Headers, ...directives: string[]): string {
  return `location ${match} {\n${addHeaders(headers)}\n${directives.join('\n')}\n}`;
}

const addHeaders = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
    .join('\n');

function buildTypes(): string {
  const types = [...mediaTypes].map(([extension, type]) => `  ${type.split(';')[0]} ${extension};`);
  const texts = [...mediaTypes.values()].filter((type) => type.endsWith('; charset=utf-8'));
  const names = new Set(texts.map((type) => type.split(';')[0]));
  // nginx adds the charset to HTML anyway, and warns when it is told to.
  names.delete('text/html');
  return `types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...names].join(' ')};`;
}
