import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './headers.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy allows exactly the style and script that stand in the page', () => {
  const policy = contentSecurityPolicy('<style>a{}</style><p></p><script>f()</script>');
  expect(policy).toContain(`style-src ${digest('a{}')};`);
  expect(policy).toContain(`script-src ${digest('f()')};`);
  expect(policy).not.toContain('unsafe');
});

test('a page without style and script allows none', () => {
  const policy = contentSecurityPolicy('<p>Plain</p>');
  expect(policy).toContain("style-src 'none'; script-src 'none';");
});

test('a page that hydrates may load its modules from the site', () => {
  const policy = contentSecurityPolicy(
    '<script type="module" async="">import "/assets/a.js"</script>',
  );
  expect(policy).toMatch(/script-src 'sha256-[^;]+ 'self';/);
});

test('structured data is no script: the policy does not speak of it', () => {
  const data = '<script type="application/ld+json">{"@type":"Offer"}</script>';
  expect(contentSecurityPolicy(data)).toContain("script-src 'none';");
  expect(contentSecurityPolicy(`${data}<script>f()</script>`)).toContain(
    `script-src ${digest('f()')};`,
  );
});
