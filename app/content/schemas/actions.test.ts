import { expect, test } from 'vitest';
import { parseContent } from '../parse.ts';
import { formatProblem } from '../problem.ts';
import { actionsSchema } from './actions.ts';

/** One action whose `to` is written like this, read as the build reads it. */
const parse = (to: string) =>
  parseContent('content/actions.yaml', `call:\n  label: Call\n  to: ${to}\n`, actionsSchema);

test.each([
  '/contact',
  '/contact?from=home#write',
  '/files/case-study.pdf',
  '"#plans"',
  'https://app.acme.example/sign-up?plan=starter',
  'mailto:sales@acme.example?subject=Demo&cc=desk@acme.example',
  'tel:+14155550142',
])('%s is somewhere to lead', (to) => {
  expect(parse(to).data).toEqual({ call: { label: 'Call', to: to.replaceAll('"', '') } });
});

test('a telephone number may have spaces, which its address leaves out', () => {
  expect(parse('tel:+46 8 465 004 00').data).toEqual({
    call: { label: 'Call', to: 'tel:+46846500400' },
  });
});

test.each(['', '~'])('an action that leads to "%s" has no target', (to) => {
  expect(parse(to).data).toEqual({ call: { label: 'Call' } });
});

test.each([
  ['a page’s name', 'contact'],
  ['a host without its scheme', 'acme.example/sign-up'],
  ['a host that takes the page’s scheme', '//acme.example'],
  ['an address without encryption', 'http://acme.example'],
  ['a host that browsers see behind a backslash', '/\\evil.example'],
  ['a path that is no text', '/%zz'],
  ['an anchor that is no text', '"#100%"'],
  ['a path with a space', '/contact us'],
  ['a word in braces that nobody knows', '"{orgin}/demo"'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JavaScript:alert(1)'],
  ['a page in an address', 'data:text/html,<h1>Hello</h1>'],
  ['a file on somebody’s disk', 'file:///etc/passwd'],
  ['a scheme alone', '"http:"'],
  ['a user before another host', 'https://acme.example\\@evil.example'],
  ['a host with a space', 'https://acme .example'],
  ['a scheme and nothing behind it', 'https://'],
  ['an anchor without a name', '"#"'],
  ['a mailbox without a host', 'mailto:sales'],
  ['a mailbox that only its subject has', 'mailto:?subject=a@b'],
  ['a scheme without a mailbox', '"mailto:"'],
  ['a number in letters', 'tel:CALL-US'],
  ['a number without digits', 'tel:+--'],
])('%s fails where it stands', (_mistake, to) => {
  expect(parse(to).problems.map(formatProblem)).toEqual([
    `content/actions.yaml:3:7 call.to: expected a path such as "/contact", an anchor such as "#plans", or a https:, mailto: or tel: address, found the text ${JSON.stringify(to.replaceAll('"', ''))}`,
  ]);
});
