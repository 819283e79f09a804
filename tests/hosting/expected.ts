import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect } from 'vitest';
import type { Answer } from './ask.ts';

/** What a visitor's browser must be told with every answer. */
export const always = {
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

/** And with every page. */
export const withPages = {
  ...always,
  // At least so many features, each of them off; which ones, policy.spec.ts asks a browser.
  'permissions-policy': expect.stringMatching(/^[\w-]+=\(\)(,[\w-]+=\(\)){50,}$/),
};

const strict = [
  ...["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  "require-trusted-types-for 'script'",
];

/** The hash of each style and script that stands in a page, as a policy names it. */
function hashesIn(html: string): string[] {
  const inline = /<(style|script)(?! type="application)[^>]*>(.*?)<\/\1>/gs;
  return [...html.matchAll(inline)].map(([, , text = '']) => {
    const digest = createHash('sha256').update(text).digest('base64');
    return `'sha256-${digest}'`;
  });
}

/** Holds a page's policy to the strictest that shows the page as it is. */
export function expectPolicyAllows({ headers, text }: Answer, path: string): void {
  const policy = String(headers['content-security-policy']);
  expect(policy.split(';'), path).toEqual(expect.arrayContaining(strict));
  expect(policy, path).not.toMatch(/unsafe|http|\*/);
  expect(hashesIn(text).length, path).toBeGreaterThan(0);
  for (const hash of hashesIn(text)) expect(policy, path).toContain(hash);
  expect(weaknesses(policy), path).toEqual([]);
}

/** What Google’s evaluator holds against a policy that is of high or medium weight, or may be. */
export function weaknesses(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ description }) => description);
}

/** The same, and nothing that stands in other pages only. */
export function expectOwnPolicy(answer: Answer, path: string): void {
  expectPolicyAllows(answer, path);
  const named = String(answer.headers['content-security-policy']).match(/'sha256-[^']+'/g);
  expect(new Set(named), path).toEqual(new Set(hashesIn(answer.text)));
}
