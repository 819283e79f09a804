// Sites whose every value is hostile to the files that hosts read.
import { buildCaddySite } from '../../packages/sitewright/hosting/caddy.ts';
import {
  buildHeadersFile,
  buildRedirectsFile,
} from '../../packages/sitewright/hosting/cloudflare-netlify.ts';
import { buildHeaders } from '../../packages/sitewright/hosting/headers.ts';
import { buildNginxServer } from '../../packages/sitewright/hosting/nginx.ts';
import { chooseRules } from '../../packages/sitewright/hosting/redirect-rules.ts';
import type { Release } from '../../packages/sitewright/hosting/release.ts';
import { getUrlPath, type ServedFile } from '../../packages/sitewright/hosting/served-files.ts';
import { findMediaType } from '../../packages/sitewright/lib/media-types.ts';
import type { Redirect } from '../../packages/sitewright/lib/redirect.ts';

/** All that the writers of host files are given. */
export interface HostedSite {
  files: readonly ServedFile[];
  release: Release;
  redirects: readonly Redirect[];
}

/** What writes each file that a host reads; a writer that is added is tested with the others. */
export const writers = {
  nginx: ({ files, release, redirects }: HostedSite) => buildNginxServer(files, release, redirects),
  Caddy: ({ files, release, redirects }: HostedSite) => buildCaddySite(files, release, redirects),
  _headers: ({ files }: HostedSite) => buildHeadersFile(files).text,
  _redirects({ redirects, release }: HostedSite) {
    const { rules, lost } = chooseRules(redirects, 'netlify', []);
    for (const { reason } of lost) throw new Error(reason);
    return buildRedirectsFile(rules, release.languages);
  },
};

const basePath = '/shop';
const languages = ['sv'];
const names = [
  ...['about.html', '404.html', 'sv/500.html', 'links.speculationrules'],
  ...['assets/a-1f.avif', 'assets/a-2f.avif', 'assets/b-1f.svg', 'files/list.pdf'],
];

/** A site that has a file of each kind. */
export const exampleSite: HostedSite = {
  files: names.map((file) => {
    const urlPath = getUrlPath(file, languages);
    const headers = buildHeaders(file, findMediaType(file) ?? '', basePath);
    return { file, urlPath: urlPath && basePath + urlPath, headers };
  }),
  release: { commit: 'c0ffee', time: 'unknown', digest: '0123456789ab', basePath, languages },
  redirects: [
    { from: '/old', to: '/about#team' },
    { from: '/news/:year/*', to: '/posts/:splat#y:year' },
    { from: '/', query: 'page=12&lang=en', to: 'https://shop.example/list?all=1' },
  ],
};

// biome-ignore lint/suspicious/noTemplateCurlyInString: nginx fills them in.
const filledIn = ['$', '$uri', '${args}', '{path}', '{system.hostname}', '{$HOME}'];
/** Signs and words that mean something to one of the files. */
export const hostileTexts = [
  ...filledIn,
  ...[
    ';',
    '{',
    '}',
    '"',
    "'",
    '`',
    '\\',
    '\\"',
    '\\`"',
    '#',
    ' # x',
    ' ',
    ',',
    '=',
    '~',
    '|',
    '.*',
  ],
  ...['*', ':splat', '%'],
  ...['\0', '\t', '\n', '\r\n', '%0a', 'é', '\u2028', '//evil.example', '?a=b', '/../..', '/..\\'],
  '; } location /etc/ { root /; autoindex on; } location = /zzz { return 301 /y',
  '\n/* https://evil.example/:splat 301',
  '\r\n  X-Evil: 1',
  '"\n}\nrespond "x',
];

type Place = readonly (string | number)[];

/** The places of all texts in a value: of its members, and of maps their keys too. */
export function listPlaces(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return [place];
  if (typeof value !== 'object' || value === null) return [];
  const members = value instanceof Map ? [...value] : value;
  return Object.entries(members).flatMap(([key, one]) => listPlaces(one, [...place, key]));
}

/** Copies a value with a text put into the one at a place, behind its first sign, or behind that of its path. */
export function plant<Value>(value: Value, [key, ...place]: Place, text: string): Value;
export function plant(value: unknown, [key, ...place]: Place, text: string): unknown {
  if (typeof value === 'string')
    return value.replace(/^https:..[^/]+.|^./s, (start) => start + text);
  if (value instanceof Map) return new Map(plant([...value], [key ?? '', ...place], text));
  const change = (one: unknown, name: string) => (name === key ? plant(one, place, text) : one);
  if (Array.isArray(value)) return value.map((one, index) => change(one, String(index)));
  const members = Object.entries(value as object);
  return Object.fromEntries(members.map(([name, one]) => [name, change(one, name)]));
}
