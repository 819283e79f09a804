import { cacheRule, emptyPolicy, type Headers, onPages } from '../headers.ts';
import { mediaTypes } from '../media-types.ts';
import type { Redirect } from '../redirects.ts';
import type { Resource } from '../served-files.ts';

/**
 * What goes into nginx's `http` block: tables of what is served where. Every path that is not in a
 * table is not found, so nothing else in the folder can be reached, nor anything outside it.
 */
export function httpBlock(resources: readonly Resource[], redirects: readonly Redirect[]): string {
  const pages = resources.filter(({ file }) => file.endsWith('.html'));
  const addressed = resources.flatMap(({ file, address }) => (address ? [{ file, address }] : []));
  const paged = addressed.filter(({ file, address }) => file.endsWith('.html') && address !== '/');
  const kinds = Object.keys(mediaTypes).map((extension) => extension.slice(1));
  return `# Written from the built site: see hosting/nginx/tables.ts.
map_hash_max_size 65536;
map_hash_bucket_size 1024;
# The path as it was sent: $uri would give a page many spellings.
map $request_uri $site_path { "~^(?<sent>[^?]*)" $sent; }
${map('$site_path', '$site_file', [
  ['default', '/.none'],
  // Hashed names, so those of the release before cannot mean something else.
  [`~^(?<asset>/assets/[\\w.-]+\\.(?:${kinds.join('|')}))$`, '$asset'],
  ...addressed.map(({ file, address }) => [address, `/${file}`]),
])}
# Tables do not tell capitals from small letters: what they give is compared with what was sent.
${map('$site_path', '$site_address', [
  ['default', '-'],
  ...addressed.map(({ address }) => [address, address]),
])}
${map('$site_path', '$site_slashed', [
  ['default', '-'],
  ...paged.map(({ address }) => [`${address}/`, address]),
])}
${map('$site_path', '$site_moved', [
  ['default', ''],
  ...redirects.map(({ from, to }) => [from, to]),
])}
${map('$uri', '$site_policy', [
  ['default', emptyPolicy],
  ...resources.map(({ file, headers }) => [`/${file}`, policyOf(headers)]),
  ['~^/assets/', ''],
])}
${Object.entries(onPages)
  .map(([name, value]) =>
    map('$uri', pageVariable(name), [
      ['default', ''],
      ...pages.map(({ file }) => [`/${file}`, value]),
    ]),
  )
  .join('\n')}
${map('$uri', '$site_cached', [
  ['default', cacheRule('')],
  ['~^/assets/', cacheRule('assets/')],
])}
# What is missing now may be there later.
${map('$status', '$site_cache', [
  ['default', cacheRule('')],
  ['~^(2..|304)$', '$site_cached'],
])}
${map('$status', '$site_allow', [
  ['default', ''],
  ['405', 'GET, HEAD'],
])}
`;
}

/** The variable that holds a header of pages, and nothing for other files. */
export const pageVariable = (header: string) =>
  `$site_page_${header.toLowerCase().replaceAll('-', '_')}`;

/** A table of nginx: the first column decides, the second is what comes of it. */
function map(source: string, variable: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `  ${row.map(quoted).join(' ')};\n`);
  return `map ${source} ${variable} {\n${lines.join('')}}`;
}

const policyOf = (headers: Headers) => headers['Content-Security-Policy'] ?? '';

/** A word of nginx's configuration, whatever it holds. */
export const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
