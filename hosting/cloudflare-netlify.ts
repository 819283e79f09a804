import { type Csp, isOwnPolicy, mergeCsps, serializeCsp } from './csp.ts';
import { buildPageHeaders, getCacheControl, globalHeaders, isDownload } from './headers.ts';
import { formatTarget, listMoves, type Redirect } from './redirects.ts';
import { findMediaType, type ServedFile } from './served-files.ts';
import { type HeaderRule, printHeaderRules, printRedirectRules } from './texts/print-rules.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
export const limits = { rules: 100, lineLength: 2000 } as const;

/** `.assetsignore`: what not to upload. These hosts compress by themselves and have error pages of their own. */
export const ignoreFile = '*.br\n*.gz\n500.html\n_nginx.conf\n_Caddyfile\n_moved\n';

/**
 * Builds `_headers`. Every path gets one policy that allows what any page holds; while rules are
 * left, a page gets a rule with its own, narrower policy. A host that supports `! Name` replaces the
 * first policy with the second; another sends both, and browsers enforce both. There, a page that says
 * its policy itself gets what it needs from the first one, and each page has the second.
 *
 * @returns its text; whether the policy of all pages fits into a line, else each page must carry its own in
 * its head; and how many rules there are beside those of single pages
 */
export function buildHeadersFile(files: readonly ServedFile[], sendsBoth = false) {
  const isOwn = ({ csp }: ServedFile) => isOwnPolicy(csp);
  const isLoose = sendsBoth && files.some(isOwn);
  const shared = buildSharedCsp(isLoose ? files : files.filter((file) => !isOwn(file)));
  const fits = `  Content-Security-Policy: ${serializeCsp(shared)}`.length <= limits.lineLength;
  const csp = serializeCsp(isLoose || !fits ? loosen(shared) : shared);
  const everywhere = { ...globalHeaders, ...buildPageHeaders(), 'Content-Security-Policy': csp };
  const rules: HeaderRule[] = [
    { path: '/', isPrefix: true, headers: everywhere },
    // These hosts do not know the media type of these rules. Of two rules for a path Cloudflare reads one.
    ...files.flatMap(({ file, urlPath, headers: { 'Content-Type': type = '' } }) =>
      urlPath && file.endsWith('.speculationrules')
        ? {
            path: urlPath,
            headers: { 'Cache-Control': getCacheControl(file), 'Content-Type': type },
            replaces: true,
          }
        : [],
    ),
    ...listDownloadRules(files),
    ...listImmutablePaths(files).map((place) => ({
      ...place,
      headers: { 'Cache-Control': getCacheControl('assets/') },
      replaces: true,
    })),
  ];
  const narrowing = files
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .flatMap(({ file, urlPath, csp }) =>
      file.endsWith('.html') && urlPath && csp
        ? {
            path: urlPath,
            headers: { 'Content-Security-Policy': serializeCsp(csp) },
            replaces: true,
          }
        : [],
    );
  const rest = isLoose ? narrowing.length : Math.max(0, limits.rules - rules.length);
  const text = printHeaderRules([...rules, ...narrowing.slice(0, rest)]);
  return { text, hasPolicies: fits, ruleCount: rules.length };
}

/**
 * The paths of files whose names change with their content. The sizes and formats of a picture differ
 * in what stands behind the last hyphen, and share a rule: `/assets/anna-berg-1f3a9c-*`.
 */
function listImmutablePaths(files: readonly ServedFile[]): Pick<HeaderRule, 'path' | 'isPrefix'>[] {
  const immutable = files.flatMap(({ file, urlPath }) =>
    urlPath && getCacheControl(file).includes('immutable') ? urlPath : [],
  );
  const alike = Map.groupBy(immutable, (path) => path.slice(0, path.lastIndexOf('-') + 1));
  return [...alike].map(([start, [path = '', ...others]]) =>
    others.length > 0 ? { path: start, isPrefix: true } : { path },
  );
}

/** Files of the vendor are saved or sandboxed. */
function listDownloadRules(files: readonly ServedFile[]): HeaderRule[] {
  return files.flatMap(({ file, urlPath = '', headers }) => {
    const own = Object.entries(headers).filter(([name]) => /^Content-(Dis|Sec)/.test(name));
    if (!isDownload(file) || own.length === 0) return [];
    return { path: urlPath, headers: Object.fromEntries(own), replaces: true };
  });
}

/**
 * Builds `_redirects`. Its rules with status 404 are Netlify's: Cloudflare skips them, and finds the
 * nearest 404.html by itself.
 *
 * @param languages the folders of the languages but the first one, such as `sv`
 */
export function buildRedirectsFile(
  redirects: readonly Redirect[],
  languages: readonly string[],
): string {
  return printRedirectRules([
    ...listMoves(redirects, '').map((move) => ({
      from: move.from,
      to: formatTarget(move),
      status: 301 as const,
    })),
    ...languages.map((folder) => ({
      from: `/${folder}/`,
      isPrefix: true,
      to: `/${folder}/404.html`,
      status: 404 as const,
    })),
  ]);
}

function buildSharedCsp(files: readonly ServedFile[]): Csp {
  const shared = mergeCsps(files.flatMap(({ csp }) => csp ?? []));
  // A film or recording that is opened by itself plays under the policy that it is sent with.
  const hasMedia = files.some(({ file }) => /^(audio|video)/.test(findMediaType(file) ?? ''));
  return hasMedia ? new Map([...shared, ['media-src', ["'self'"]]]) : shared;
}

/** Lets a policy say nothing about styles and about what makes HTML, for pages that say that themselves. */
function loosen(policy: Csp): Csp {
  const loose = new Map(policy);
  for (const name of ['default-src', 'style-src', 'require-trusted-types-for']) loose.delete(name);
  const none = ['script-src', 'frame-src', 'media-src', 'object-src', 'worker-src'];
  return new Map([...none.map((name) => [name, ["'none'"]] as const), ...loose]);
}
