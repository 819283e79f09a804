import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, mergePolicies, policyText } from './csp.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (markup: string) => `<html>${markup}</html>`;

test('the policy allows exactly the style and script that stand in the page', () => {
  const policy = contentPolicy(page('<style>a{}</style><p></p><script>f()</script>'));
  expect(policy.get('style-src')).toEqual([digest('a{}')]);
  expect(policy.get('script-src')).toEqual([digest('f()')]);
  expect(policyText(policy)).not.toContain('unsafe');
});

test('a page without style and script allows none, nor does a file that is no page', () => {
  expect(policyText(contentPolicy(page('Plain')))).toBe(
    "default-src 'none';font-src 'self';img-src 'self';manifest-src 'self';connect-src 'self';base-uri 'none';" +
      "form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script'",
  );
  expect(policyText(contentPolicy())).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';" +
      "require-trusted-types-for 'script'",
  );
});

test('a page that hydrates may load its modules from the site', () => {
  const policy = contentPolicy('<script type="module" async="">import "/assets/a.js"</script>');
  expect(policy.get('script-src')).toEqual([digest('import "/assets/a.js"'), "'self'"]);
  expect(policy.has('require-trusted-types-for')).toBe(false);
  const beside = contentPolicy(page('Plain'));
  expect(mergePolicies([beside, policy]).has('require-trusted-types-for')).toBe(false);
  expect(mergePolicies([beside, beside]).has('require-trusted-types-for')).toBe(true);
});

test('structured data is no script: the policy does not speak of it', () => {
  const data = '<script type="application/ld+json">{"@type":"Offer"}</script>';
  expect(contentPolicy(data).has('script-src')).toBe(false);
  expect(contentPolicy(`${data}<script>f()</script>`).get('script-src')).toEqual([digest('f()')]);
});

test('a form may send to the origin that its markup names, be led back, and go nowhere else', () => {
  const form = (attributes: string) =>
    contentPolicy(`<form class="slip" ${attributes}>`).get('form-action');
  expect(form('')).toEqual(["'none'"]);
  expect(form('action="https://forms.example.com/f/1" method="post"')).toEqual([
    'https://forms.example.com',
    "'self'",
  ]);
  expect(form('method="post" action="/send"')).toEqual(["'self'"]);
  expect(form('data-action="https://forms.example.com/"')).toEqual(["'none'"]);
});

test('a shared policy allows what stands in any of its pages', () => {
  const merged = mergePolicies([
    contentPolicy('<style>a{}</style>'),
    contentPolicy('<style>a{}</style><script>f()</script>'),
    contentPolicy('<style>b{}</style><form action="/send">'),
  ]);
  expect(merged.get('style-src')).toEqual([digest('a{}'), digest('b{}')]);
  expect(merged.get('script-src')).toEqual([digest('f()')]);
  expect(merged.get('form-action')).toEqual(["'self'"]);
  expect(merged.get('base-uri')).toEqual(["'none'"]);
});
