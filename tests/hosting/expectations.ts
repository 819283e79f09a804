import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect } from 'vitest';
import type { HttpResponse } from './http-client.ts';

/** The headers of every response. */
export const expectedHeaders = {
  'strict-transport-security': 'max-age=604800',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of every page. */
export const expectedPageHeaders = {
  ...expectedHeaders,
  // permissions.spec.ts asks a browser whether it refuses them.
  'permissions-policy': expect.stringMatching(/^[\w-]+=\(\)(,[\w-]+=\(\)){4,9}$/),
};

/** What the check of a live site finds here, where no certificate is and the site has another address. */
export const expectedFindings = ['canonical', 'https', 'robots'];

const strictDirectives = [
  ...["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
  "require-trusted-types-for 'script'",
];

/** Where the forms of a page may be sent: nowhere without a form, else to its receiver and this site. */
function formActionOf(html: string): string {
  const [, receiver] = /<form[^>]* action="?(https:\/\/[^/"\s>]+)/.exec(html) ?? [];
  return `form-action ${receiver ? `${receiver} 'self'` : "'none'"}`;
}

/** Hashes each inline style and script of a page as a policy names it. */
export function hashInline(html: string): string[] {
  const inline = /<(style|script)(?! type="application)[^>]*>(.*?)<\/\1>/gs;
  return [...html.matchAll(inline)].map(([, , text = '']) => {
    const digest = createHash('sha256').update(text).digest('base64');
    return `'sha256-${digest}'`;
  });
}

/** Lists what Google’s evaluator finds in a policy of high or medium severity, certain or possible. */
export function findCspWeaknesses(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ description }) => description);
}

/**
 * Expects a strict policy that allows the inline styles and scripts of a page.
 *
 * @param isOwn whether it may allow nothing else; a policy that pages share has the receiver of any form
 */
export function expectStrictCsp(
  { headers, text }: HttpResponse,
  path: string,
  isOwn = false,
): void {
  const policy = String(headers['content-security-policy']);
  const [formAction = 'none'] = /form-action ('none'|https:\/\/[\w.:-]+ 'self')/.exec(policy) ?? [];
  const directives = [...strictDirectives, isOwn ? formActionOf(text) : formAction];
  expect(policy.split(';'), path).toEqual(expect.arrayContaining(directives));
  expect(policy.replace(formAction, ''), path).not.toMatch(/unsafe|http|\*/);
  const [hashes, named] = [hashInline(text), policy.match(/'sha256-[^']+'/g) ?? []];
  expect(hashes.length, path).toBeGreaterThan(0);
  expect(named, path).toEqual(expect.arrayContaining(hashes));
  if (isOwn) expect(new Set(named), path).toEqual(new Set(hashes));
  expect(findCspWeaknesses(policy), path).toEqual([]);
}
