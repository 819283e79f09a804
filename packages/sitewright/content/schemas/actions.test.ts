import { expect, test } from 'vitest';
import { formatProblem } from '../messages/problem.ts';
import { parseContent } from '../validate/parse.ts';
import { readYaml } from '../yaml/yaml-file.ts';
import { actionsSchema } from './actions.ts';

/** One action whose `to` is written like this, read as the build reads it. */
const parse = (to: string) =>
  parseContent(
    readYaml('content/actions.yaml', `call:\n  label: Call\n  to: ${to}\n`),
    actionsSchema,
  );

test.each([
  ...['/contact', '/contact?from=home#write', '/files/case-study.pdf', '"#plans"', '', '~'],
  'https://app.acme.example/sign-up?plan=starter',
  'mailto:sales@acme.example?subject=Demo&cc=desk@acme.example',
  // Its address leaves the spaces out.
  'tel:+46 8 465 004 00',
])('%s is somewhere to lead, or no target', (to) => {
  const address = to.replaceAll(/["\s~]/g, '');
  const action = { label: 'Call', ...(address && { to: address }) };
  expect(parse(to).data).toEqual({ call: action });
});

test.each([
  ...['contact', '/contact us', '/%zz', '"#100%"', '"#"', '"{orgin}/demo"'],
  // Hosts without https:, which browsers find behind slashes and backslashes too.
  ...['acme.example/sign-up', '//acme.example', '/\\evil.example', 'http://acme.example'],
  ...['https://acme.example\\@evil.example', 'https://acme .example', 'https://', '"http:"'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,<h1>Hello</h1>'],
  ...['file:///etc/passwd', 'mailto:sales', 'mailto:?subject=a@b', '"mailto:"'],
  ...['tel:CALL-US', 'tel:+--', 'tel:042 000 100', 'tel:+46 (0)31 123 45 67', 'tel:+46'],
])('%s fails where it stands', (to) => {
  const letters = /CALL/.test(to) ? ', and no letters such as “CALL”' : '';
  const form = /tel:/.test(to)
    ? ` with +, the code of its country and the number, in digits and without (0), or a short number such as 112${letters}`
    : /mailto:/.test(to)
      ? ' with a whole host, such as anna@example.com'
      : '';
  const found = `found the text ${JSON.stringify(to.replaceAll('"', ''))}`;
  expect(parse(to).problems.map(formatProblem)).toEqual([
    `content/actions.yaml:3:7 call.to: expected a path of this site, which begins with /, an anchor on the page, which begins with #, or a https:, mailto: or tel: address${form}, ${found}`,
  ]);
});
