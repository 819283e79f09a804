import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergePolicies, type Policy, policyText } from './csp.ts';
import { carryPolicy } from './csp-meta.ts';
import { cacheRule, everywhere, type Headers, onPages } from './headers.ts';
import { mediaTypes } from './media-types.ts';
import { type Redirect, redirects } from './redirects.ts';
import { type Resource, readResources } from './served-files.ts';
import { speculationRulesFile } from './speculation-rules.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
export const limits = { rules: 100, lineLength: 2000 } as const;

/** Not to be uploaded: compressed forms, which these hosts make themselves, and what they never send. */
const notUploaded = ['*.br', '*.gz', '500.html'];

/**
 * Writes what Cloudflare and Netlify read beside the pages: `_headers`, `_redirects` and
 * `.assetsignore`. Where `_headers` cannot name all that the pages hold, each page is given its
 * policy to carry itself.
 *
 * @param folder the folder to deploy, with its pages in place, not yet compressed
 * @returns one line when the pages carry their policies
 */
export function writeEdgeFiles(folder: string): string | undefined {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('_redirects', redirectsFile(redirects));
  write('.assetsignore', `${notUploaded.join('\n')}\n`);
  const resources = readResources(folder);
  write('_headers', headersFile(resources));
  if (namesAll(resources)) return undefined;
  for (const { file } of resources.filter(isPage)) {
    write(file, carryPolicy(readFileSync(path.join(folder, file), 'utf8')));
  }
  const count = new Set(resources.flatMap(({ policy }) => policy?.get('style-src') ?? [])).size;
  return (
    `The pages have ${count} different style sheets, and _headers cannot name them all in the ` +
    `${limits.lineLength} characters that Cloudflare allows a line: each page carries its policy ` +
    'itself (docs/deploy.md).'
  );
}

const isPage = ({ file }: Resource) => file.endsWith('.html');

const sharedPolicy = (resources: readonly Resource[]) =>
  mergePolicies(resources.flatMap(({ policy }) => policy ?? []));

/** Whether one line has room for the styles and scripts of all pages. */
function namesAll(resources: readonly Resource[]): boolean {
  const line = `  Content-Security-Policy: ${policyText(sharedPolicy(resources))}`;
  return line.length <= limits.lineLength;
}

/** The policy with nothing to say of styles, for pages that carry what they say of them. */
function leavingStyles(policy: Policy): Policy {
  const { 'default-src': _all, 'style-src': _styles, ...rest } = Object.fromEntries(policy);
  const none = ['script-src', 'frame-src', 'media-src', 'object-src', 'worker-src'];
  return new Map(
    Object.entries({ ...Object.fromEntries(none.map((name) => [name, ["'none'"]])), ...rest }),
  );
}

/**
 * The rules of a site in the format `_headers`. Every path gets one policy that names what any page
 * holds; where rules are left, a page narrows it to its own. A host that knows `!` sends the narrow
 * one alone; one that does not sends both, and browsers enforce both.
 */
export function headersFile(resources: readonly Resource[]): string {
  const policy = sharedPolicy(resources);
  const shared = policyText(namesAll(resources) ? policy : leavingStyles(policy));
  const rules = [
    rule('/*', { ...everywhere, ...onPages, 'Content-Security-Policy': shared }),
    ...resources
      .filter(({ file }) => cacheRule(file).includes('immutable'))
      .map(({ file }) => rule(`/${file}`, { 'Cache-Control': cacheRule(file) }, true)),
    // A kind of file that these hosts do not know.
    rule(`/${speculationRulesFile}`, { 'Content-Type': mediaTypes['.speculationrules'] ?? '' }),
    ...resources
      .filter(isPage)
      .flatMap(({ address, policy }) =>
        address && policy
          ? rule(address, { 'Content-Security-Policy': policyText(policy) }, true)
          : [],
      ),
  ];
  return rules.slice(0, limits.rules).join('\n');
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
