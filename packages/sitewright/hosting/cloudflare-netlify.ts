import {
  buildPageHeaders,
  getCacheControl,
  globalHeaders,
  type Headers,
  speculationRulesFile,
} from './headers.ts';
import type { ServedFile } from './served-files.ts';
import {
  type HeaderRule,
  printHeaderRules,
  printRedirectRules,
  type RedirectRule,
} from './syntax/print-rules.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
export const limits = { rules: 100 } as const;

/** `.assetsignore`: what not to upload. These hosts compress by themselves and have error pages of their own. */
export const ignoreFile = '*.br\n*.gz\n500.html\n_nginx.conf\n_Caddyfile\n_moved\n';

/**
 * Builds `_headers`. Every path gets the headers of a page, and a file what it has beside them or instead. Of two
 * policies for a path one host sends the last, and another both, of which browsers enforce each.
 *
 * @returns its text, and how many rules there are
 */
export function buildHeadersFile(files: readonly ServedFile[]) {
  const everywhere: Headers = { ...globalHeaders, ...buildPageHeaders() };
  const usual: Headers = { ...everywhere, 'Cache-Control': getCacheControl('') };
  const own = files.flatMap(
    ({ urlPath, file, headers: { 'Content-Type': type = '', ...headers } }) => {
      // These hosts know all media types but that of the rules of prerendering.
      const all = file === speculationRulesFile ? { ...headers, 'Content-Type': type } : headers;
      const different = Object.entries(all).filter(([name, value]) => usual[name] !== value);
      return urlPath && different.length > 0
        ? { path: urlPath, headers: Object.fromEntries(different) }
        : [];
    },
  );
  const rules: HeaderRule[] = [
    { path: '/', isPrefix: true, headers: everywhere },
    ...joinAlike(own).map((rule) => ({ ...rule, replaces: true })),
  ];
  return { text: printHeaderRules(rules), ruleCount: rules.length };
}

/**
 * Gives files whose names change with their content one rule. The sizes and formats of a picture differ in what
 * stands behind the last hyphen: `/assets/anna-berg-1f3a9c-*`.
 */
function joinAlike(rules: readonly HeaderRule[]): HeaderRule[] {
  const alike = Map.groupBy(rules, ({ path, headers }) =>
    headers['Cache-Control']?.includes('immutable')
      ? path.slice(0, path.lastIndexOf('-') + 1) + JSON.stringify(headers)
      : path,
  );
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const start = first.path.slice(0, first.path.lastIndexOf('-') + 1);
    return { ...first, path: start, isPrefix: true };
  });
}

/**
 * Builds `_redirects`. Its rules with status 404 are Netlify's: Cloudflare skips them, and finds the
 * nearest 404.html by itself.
 *
 * @param languages the folders of the languages but the first one, such as `sv`
 */
export const buildRedirectsFile = (
  rules: readonly RedirectRule[],
  languages: readonly string[],
): string =>
  printRedirectRules([
    ...rules,
    ...languages.map((folder) => ({
      from: [`/${folder}/`, { name: 'splat' }],
      to: [`/${folder}/404.html`],
      status: 404 as const,
    })),
  ]);
