import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect } from 'vitest';
import { addCspMeta } from '../../packages/sitewright/hosting/csp.ts';
import { pageCsp } from '../../packages/sitewright/hosting/headers.ts';
import { expectedHeaders, permissionsPolicy } from './expected-headers.ts';
import type { HttpResponse } from './http-client.ts';

/** The headers of every page. */
export const expectedPageHeaders = {
  ...expectedHeaders,
  'permissions-policy': expect.stringMatching(permissionsPolicy),
};

/** How a file of the vendor is sent. A browser shows a few kinds, which run nothing, and saves all others. */
export function expectedDownloadHeaders(ending: string) {
  if (ending === 'pdf') return {};
  const isShown = /^(png|ico|jpe?g|webp|avif|gif|mp4|webm|mov|mp3|m4a|ogg|wav|flac)$/.test(ending);
  if (isShown) return { policy: /\bsandbox allow-same-origin$/ };
  return { disposition: 'attachment', policy: /\bsandbox$/ };
}

/** What the check of a live site finds here, where no certificate is and the site has another address. */
export const expectedFindings = ['https', 'origin'];

/**
 * Expects that a page has the policy that it needs in its head, and what only a header can say.
 *
 * @returns the policy in its head
 */
export function expectOwnCsp({ headers, text }: HttpResponse, path: string): string {
  expect(headers['content-security-policy'], path).toBe(pageCsp);
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
  const [tag = '', policy = ''] = meta.exec(text) ?? [];
  expect(addCspMeta(text.replace(tag, '')), path).toBe(text);
  return policy;
}

/** Expects that the policy of a page is strict, too: but for parts that live, whose scripts are files of the site. */
export function expectStrictCsp(response: HttpResponse, path: string): void {
  const policy = expectOwnCsp(response, path);
  expect(policy, path).toMatch(/style-src '(?!.*unsafe)(?!.*\*)/);
  // What Google’s evaluator finds of high or medium severity, certain or possible.
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const weaknesses = findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE);
  const needed = response.text.includes(' data-part=') ? ["script-src 'self'"] : [];
  expect(
    weaknesses.map(({ directive, value }) => `${directive} ${value}`),
    path,
  ).toEqual(needed);
}
