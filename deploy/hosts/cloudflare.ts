import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheRule, everywhere, type Headers, onPages } from '../site/headers.ts';
import { mediaTypes } from '../site/media-types.ts';
import { mergePolicies, policyText } from '../site/policy.ts';
import { type Redirect, redirects } from '../site/redirects.ts';
import { type Resource, readResources } from '../site/resources.ts';
import { speculationRulesFile } from '../site/speculation-rules.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
export const limits = { rules: 100, lineLength: 2000 } as const;

/** Not to be uploaded: compressed forms, which these hosts make themselves, and what they never send. */
const notUploaded = ['*.br', '*.gz', '*.zst', '500.html'];

/**
 * Writes what Cloudflare and Netlify read beside the pages: `_headers`, `_redirects` and
 * `.assetsignore`.
 *
 * @param folder the folder to deploy, with its pages in place
 * @returns one line when the site's policies are too many for the format; then it has no `_headers`
 */
export function writeEdgeFiles(folder: string): string | undefined {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('_redirects', redirectsFile(redirects));
  write('.assetsignore', `${notUploaded.join('\n')}\n`);
  const resources = readResources(folder);
  const headers = headersFile(resources);
  if (headers) {
    write('_headers', headers);
    return undefined;
  }
  const count = new Set(resources.flatMap(({ policy }) => policy?.get('style-src') ?? [])).size;
  return (
    `_headers is not written: the pages have ${count} different style sheets, and naming them all ` +
    `takes more than the ${limits.lineLength} characters that Cloudflare allows a line. ` +
    'Other hosts are not affected (docs/deploy.md).'
  );
}

/**
 * The rules of a site in the format `_headers`. Every path gets one policy that names what any page
 * holds; where rules are left, a page narrows it to its own. A host that knows `!` sends the narrow
 * one alone; one that does not sends both, and browsers enforce both.
 *
 * @returns undefined when a line would be too long
 */
export function headersFile(resources: readonly Resource[]): string | undefined {
  const pages = resources.filter(({ file }) => file.endsWith('.html'));
  const shared = policyText(mergePolicies(resources.flatMap(({ policy }) => policy ?? [])));
  const rules = [
    rule('/*', { ...everywhere, ...onPages, 'Content-Security-Policy': shared }),
    ...resources
      .filter(({ file }) => cacheRule(file).includes('immutable'))
      .map(({ file }) => rule(`/${file}`, { 'Cache-Control': cacheRule(file) }, true)),
    // A kind of file that these hosts do not know.
    rule(`/${speculationRulesFile}`, { 'Content-Type': mediaTypes['.speculationrules'] ?? '' }),
    ...pages.flatMap(({ address, policy }) =>
      address && policy
        ? rule(address, { 'Content-Security-Policy': policyText(policy) }, true)
        : [],
    ),
  ];
  const text = rules.slice(0, limits.rules).join('\n');
  return text.split('\n').some((line) => line.length > limits.lineLength) ? undefined : text;
}

/** The site's redirects in the format `_redirects`. */
export function redirectsFile(moved: readonly Redirect[]): string {
  return moved.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** @param instead whether the headers stand in place of those of earlier rules, not beside them */
function rule(address: string, headers: Headers, instead = false): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(instead ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ]);
  return `${[address, ...lines].join('\n')}\n`;
}
