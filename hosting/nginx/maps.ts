import { emptyResponseCsp, getCacheControl, htmlHeaders } from '../headers.ts';
import { mediaTypes } from '../media-types.ts';
import type { Redirect } from '../redirects.ts';
import { listLanguageFolders, type ServedFile } from '../served-files.ts';

/**
 * Builds what goes into nginx's `http` block: maps from the requested path to the file and headers to
 * send. A path that is in no map is not found, so no other file can be reached.
 */
export function buildHttpBlock(
  files: readonly ServedFile[],
  redirects: readonly Redirect[],
): string {
  const pages = files.filter(({ file }) => file.endsWith('.html'));
  const addressed = files.flatMap(({ file, urlPath }) => (urlPath ? [{ file, urlPath }] : []));
  const slashed = addressed.filter(
    ({ file, urlPath }) => file.endsWith('.html') && urlPath !== '/',
  );
  return `# Generated from the built site by hosting/nginx/maps.ts.
map_hash_max_size 65536;
map_hash_bucket_size 1024;
# The path as the client sent it: $uri would give a page many spellings.
map $request_uri $site_path { "~^(?<sent>[^?]*)" $sent; }
${buildMap('$site_path', '$site_file', [
  ['default', '/.none'],
  // Assets of earlier releases too: their names are hashes, so they cannot mean another file.
  [`~^(?<asset>/assets/[\\w.-]+\\.(?:${[...mediaTypes.keys()].join('|')}))$`, '$asset'],
  ...addressed.map(({ file, urlPath }) => [urlPath, `/${file}`]),
])}
# What the paths of the visitor's language begin with; empty for the first language.
${buildMap('$site_path', '$site_language', [
  ['default', ''],
  ...listLanguageFolders(files).map((folder) => [`~^/${folder}(/|$)`, `/${folder}`]),
])}
# Maps ignore letter case, so the path that was found is compared with the one that was sent.
${buildMap('$site_path', '$site_address', [
  ['default', '-'],
  ...addressed.map(({ urlPath }) => [urlPath, urlPath]),
])}
${buildMap('$site_path', '$site_slashed', [
  ['default', '-'],
  ...slashed.map(({ urlPath }) => [`${urlPath}/`, urlPath]),
])}
${buildMap('$site_path', '$site_moved', [
  ['default', ''],
  ...redirects.map(({ from, to }) => [from, to]),
])}
${buildMap('$uri', '$site_policy', [
  ['default', emptyResponseCsp],
  ...files.map(({ file, headers }) => [`/${file}`, headers['Content-Security-Policy'] ?? '']),
  // A drawing of an earlier release, opened by itself.
  ['~^/assets/.*\\.svg$', emptyResponseCsp],
  ['~^/assets/', ''],
])}
${Object.entries(htmlHeaders)
  .map(([name, value]) =>
    buildMap('$uri', htmlHeaderVariable(name), [
      ['default', ''],
      ...pages.map(({ file }) => [`/${file}`, value]),
    ]),
  )
  .join('\n')}
${buildMap('$uri', '$site_cached', [
  ['default', getCacheControl('')],
  ['~^/assets/', getCacheControl('assets/')],
])}
# A file that is missing now may exist later.
${buildMap('$status', '$site_cache', [
  ['default', getCacheControl('')],
  ['~^(2..|304)$', '$site_cached'],
])}
${buildMap('$status', '$site_allow', [
  ['default', ''],
  ['405', 'GET, HEAD'],
])}
`;
}

/** Names the variable that holds a header of pages; it is empty for other files. */
export const htmlHeaderVariable = (header: string) =>
  `$site_page_${header.toLowerCase().replaceAll('-', '_')}`;

/** Builds a map from the value of one variable to that of another. */
function buildMap(source: string, variable: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `  ${row.map(quote).join(' ')};\n`);
  return `map ${source} ${variable} {\n${lines.join('')}}`;
}

/** Quotes any text as a word of nginx's configuration. */
export const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
