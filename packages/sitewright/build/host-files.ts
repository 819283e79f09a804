import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheFile, buildApacheSite } from '../hosting/apache.ts';
import { buildCaddySite } from '../hosting/caddy.ts';
import {
  buildHeadersFile,
  buildRedirectsFile,
  ignoreFile,
  limits,
} from '../hosting/cloudflare-netlify.ts';
import type { Deployment } from '../hosting/deployment.ts';
import { buildNginxServer } from '../hosting/nginx.ts';
import { chooseRules } from '../hosting/redirect-rules.ts';
import {
  addOtherSpellings,
  formatRedirects,
  ownRedirects,
  redirectsFile,
} from '../hosting/redirects.ts';
import { formatRelease, type Release, releaseFile } from '../hosting/release.ts';
import { readServedFiles, type ServedFile } from '../hosting/served-files.ts';
import type { Redirect } from '../lib/redirect.ts';
import { UserError } from '../lib/user-error.ts';
import { hashInputs } from './build-cache.ts';

/** What hosts read beside the pages; visitors get none of it. */
export const hostFiles = [
  ...(['_nginx.conf', '_Caddyfile', apacheFile, redirectsFile] as const),
  ...(['_headers', '_redirects', '.assetsignore'] as const),
];
type HostFiles = Partial<Record<(typeof hostFiles)[number], string>>;

/** What hosts need to know of a site beside its files. */
interface Site {
  /** The paths of the vendor's that have moved. */
  moved?: readonly Redirect[];
  /** The folders of the languages but the first one. */
  languages?: readonly string[];
}

/**
 * Writes what hosts read beside the pages, and `release.txt`.
 *
 * @param folder the folder to deploy, with its pages in place, not yet compressed
 * @returns the files that are served
 * @throws UserError when the host that it is for would leave something out
 */
export function writeHostFiles(
  folder: string,
  { host, basePath }: Deployment,
  { moved = [], languages = [] }: Site = {},
): ServedFile[] {
  const layout = { basePath, languages };
  const redirects = [...ownRedirects, ...moved];
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const files = readServedFiles(folder, layout).filter(({ file }) => file !== releaseFile);
  const { text, ruleCount } = buildHeadersFile(files);
  if (host === 'cloudflare' && ruleCount > limits.rules) {
    throw new UserError(
      `Cloudflare reads ${limits.rules} rules of _headers, and the pictures, fonts and downloads of this site need ${ruleCount}: show fewer, or serve the site with nginx, Caddy or Netlify`,
    );
  }
  write(releaseFile, '');
  const served = readServedFiles(folder, layout);
  const { rules, lost } = chooseRules(
    redirects,
    host,
    served.flatMap(({ urlPath }) => urlPath ?? []),
  );
  const left = new Set(host === 'cloudflare' ? lost.map(({ redirect }) => redirect) : []);
  const made = redirects.filter((one) => !left.has(one));
  const spelled = addOtherSpellings(redirects);
  const describeHosts = (release: Release): HostFiles => ({
    '_nginx.conf': buildNginxServer(served, release, spelled),
    _Caddyfile: buildCaddySite(served, release, spelled),
    [redirectsFile]: formatRedirects(made),
    ...(host === 'other' && { [apacheFile]: buildApacheSite(spelled, layout) }),
    ...(!basePath && {
      _headers: text,
      _redirects: buildRedirectsFile(rules, languages),
      '.assetsignore': ignoreFile,
    }),
  });
  // The name of a release stands for all that is served and how, so that no release is put into the folder
  // of another one that is live.
  const unnamed = { ...readCommit(), digest: '', ...layout };
  const bytes = served.flatMap(({ file }) => [file, readFileSync(path.join(folder, file))]);
  const hash = hashInputs(...Object.values(describeHosts(unnamed)), ...bytes);
  const release = { ...unnamed, digest: hash.slice(0, 12) };
  write(releaseFile, formatRelease(release));
  for (const [name, content] of Object.entries(describeHosts(release))) write(name, content);
  return served;
}

/**
 * Reads the commit that is checked out. SITE_COMMIT names it where there is no checkout, as in a
 * container. A commit whose files were changed since ends in `-changed`.
 *
 * @throws UserError when SITE_COMMIT is none
 */
function readCommit(): Pick<Release, 'commit' | 'time'> {
  const git = (...options: string[]) =>
    spawnSync('git', ['--no-optional-locks', ...options], { encoding: 'utf8' }).stdout?.trim() ??
    '';
  const [commit, seconds] = git('log', '-1', '--format=%H %ct').split(' ');
  if (!commit) {
    const { SITE_COMMIT = 'unknown' } = process.env;
    if (/^[\w.-]+$/.test(SITE_COMMIT)) return { commit: SITE_COMMIT, time: 'unknown' };
    throw new UserError(`SITE_COMMIT=${SITE_COMMIT} is no commit: expected its hash or its name`);
  }
  const time = new Date(Number(seconds) * 1000).toISOString();
  return { commit: git('status', '--porcelain') ? `${commit}-changed` : commit, time };
}
