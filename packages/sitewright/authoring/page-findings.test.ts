import { expect, test } from 'vitest';
import { readFindings } from './page-findings.ts';

const value = (line: number, text: string) => ({
  ...{ file: 'content/home.yaml', line, column: 3, field: 'a.b' },
  ...{ value: text, comment: '', isText: true },
});
const values = [value(2, 'Learn more'), value(5, 'See [read on](/about).'), value(9, 'Share')];

/** Playwright's report of one failed test, of which the arrays that it compared differ so. */
const reportOf = (title: string, ...errors: string[]) =>
  JSON.stringify({
    suites: [
      {
        suites: [],
        specs: [
          { ok: true, file: 'site/html.spec.ts', title: 'passed', tests: [] },
          {
            ...{ ok: false, file: 'site/html.spec.ts', title },
            tests: [{ results: [{ errors: errors.map((message) => ({ message })) }] }],
          },
        ],
      },
    ],
  });
const difference = (...found: string[]) =>
  `\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n${found.map((one) => `+   ${JSON.stringify(one)},\n`).join('')}+ ]`;

test('what words can mend is said with their places', () => {
  const error = `Error: a link says where it leads${difference('Learn more', 'read on')}`;
  expect(readFindings(reportOf('/ has links', error), () => values)).toEqual({
    words: [
      'content/home.yaml:2:3 a.b: expected a link whose words say where it leads, found these',
      'content/home.yaml:5:3 a.b: expected a link whose words say where it leads, found these',
    ],
    code: [],
  });
});

test('all else is a fault of the code, although the content has its words', () => {
  const html = `Error: expect(received).toEqual(expected)${difference('blog/a.html: no-dup-id: Duplicate ID "share"', 'Share')}`;
  const vague = `Error: a link says where it leads${difference('More of the code')}`;
  const findings = readFindings(
    reportOf('the HTML of every page', html, vague, 'Error: timeout\nat x'),
    () => values,
  );
  expect(findings).toEqual({
    words: [],
    code: [
      'site/html.spec.ts: the HTML of every page: blog/a.html: no-dup-id: Duplicate ID "share"',
      'site/html.spec.ts: the HTML of every page: Share',
      'site/html.spec.ts: the HTML of every page: More of the code',
      'site/html.spec.ts: the HTML of every page: Error: timeout',
    ],
  });
});

test('a run that did not begin has no findings', () => {
  expect(readFindings('npm ERR!', () => values)).toBeUndefined();
});
