import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readFindings } from './findings.ts';

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
          { ok: true, file: 'html.spec.ts', title: 'passed', tests: [] },
          {
            ...{ ok: false, file: 'html.spec.ts', title },
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
    advice: [],
    code: [],
    differences: [],
  });
});

test('links of the same words that lead to different places are said with the places of these words', () => {
  const twice = [...values, value(12, 'Share')];
  const error = `Error: links of the same words lead to the same place${difference('Share')}`;
  const found = readFindings(reportOf('/ has links', error), () => twice);
  const message = 'expected other words for a link that leads to another place, found the same in';
  expect(found?.words).toEqual(
    [9, 12].map((line) => expect.stringContaining(`content/home.yaml:${line}:3 a.b: ${message}`)),
  );
  expect(found?.code).toEqual([]);
});

test('what the words of a text may say better is advice with its lines, and no fault', () => {
  const file = 'content/pages/help.md';
  const text = [value(7, '- **[Slides](/a)**'), value(9, '- [Slides](/b)'), value(12, '**Costs**')];
  const own = [...values, ...text.map((one) => ({ ...one, file, field: '' }))];
  const title = '/help has links';
  const files = new Map([['/help', file]]);
  const read = (error: string) =>
    readFindings(
      reportOf(title, error),
      () => own,
      (address) => files.get(address),
    );
  const links = read(
    `Error: in a text, links of the same words lead to the same place${difference('Slides')}`,
  );
  expect(links?.advice).toEqual(
    [7, 9].map((line) => expect.stringMatching(`^${file}:${line}:3 .* in several: Slides$`)),
  );
  const bold = read(`Error: in a text, what looks like a heading is one${difference('Costs')}`);
  expect(bold?.advice).toEqual([
    expect.stringMatching(`^${file}:12:3 expected a heading .*: Costs$`),
  ]);
  const elsewhere = readFindings(
    reportOf(
      '/made has links',
      `Error: in a text, a link says where it leads${difference('here')}`,
    ),
    () => own,
  );
  expect(elsewhere?.advice).toEqual([expect.stringMatching(/^\/made: expected a link .*: here$/)]);
  const html = readFindings(
    reportOf(
      'the HTML of every page',
      `Error: in a text, HTML is as its standard has it${difference('help.html: <li> in <div>')}`,
    ),
    () => own,
  );
  expect(html?.advice).toEqual([
    expect.stringMatching(/^expected HTML .* in a text: help\.html: <li> in <div>$/),
  ]);
  for (const found of [links, bold, elsewhere, html])
    expect(found).toMatchObject({ words: [], code: [], differences: [] });
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
    advice: [],
    code: [
      'html.spec.ts: the HTML of every page: blog/a.html: no-dup-id: Duplicate ID "share"',
      'html.spec.ts: the HTML of every page: Share',
      'html.spec.ts: the HTML of every page: More of the code',
      'html.spec.ts: the HTML of every page: Error: timeout',
    ],
    differences: [],
  });
});

test('a test of the site that fails says its line, what it expected and what it got', () => {
  const message =
    "Error: expect(locator).toHaveCount(expected) failed\n\nLocator:  locator('li')\nExpected: 2\nReceived: 1\nTimeout:  5000ms";
  const location = { file: path.resolve('tests/list.spec.ts'), line: 6, column: 3 };
  const results = [{ errors: [{ message, location }] }];
  const spec = { ok: false, file: 'list.spec.ts', title: 'two entries', tests: [{ results }] };
  const report = { config: { rootDir: path.resolve('tests') }, suites: [{ specs: [spec] }] };
  expect(readFindings(JSON.stringify(report), () => [])?.code).toEqual([
    "tests/list.spec.ts:6: two entries: Error: expect(locator).toHaveCount(expected) failed; Locator: locator('li'); Expected: 2; Received: 1",
  ]);
});

test('a page that is not as accepted is one line, whether it is read or seen', () => {
  const failed = (title: string, message: string) => ({
    ...{ ok: false, file: 'records.spec.ts', title },
    tests: [{ results: [{ errors: [{ message }] }] }],
  });
  const specs = [
    failed(
      '/about reads as accepted',
      `Error: expect(string).toMatchSnapshot(expected) failed\n\n@@ -1,2 +1,7 @@\n   - text: same\n-  - text: Five\n${[1, 2, 3, 4, 5, 6].map((one) => `+  - text: Six ${one}`).join('\n')}`,
    ),
    failed('/about looks as accepted, in a wide window', 'Error: expect(page).toHaveScreenshot(x)'),
    failed('/new reads as accepted', "Error: A snapshot doesn't exist at accepted/new.yml."),
    failed('/new looks as accepted, in a wide window', 'Error: it has an accepted state'),
    failed(
      'no page is gone that was accepted',
      `Error: is gone that was accepted${difference('old').replaceAll('+   ', '\u001b[31m+   ')}`,
    ),
    failed('/slow reads as accepted', 'Error: timeout'),
  ];
  expect(readFindings(JSON.stringify({ suites: [{ specs }] }), () => values)).toEqual({
    words: [],
    advice: [],
    code: ['/slow: Error: timeout'],
    differences: [
      `/about reads and looks otherwise than accepted
  - text: Five
  + text: Six 1
  + text: Six 2
  + text: Six 3
  + text: Six 4
  + text: Six 5
  … and more`,
      '/new is new',
      'old is gone',
    ],
  });
});

test('one fault of several pages is said once, with the files of these pages', () => {
  const fault = 'color-contrast: <p class="x"> in the section "plans"';
  const specs = ['/pricing has named landmarks', '/sv has named landmarks'].map((title) => ({
    ...{ ok: false, file: 'accessibility.spec.ts', title },
    tests: [{ results: [{ errors: [{ message: `Error: wide, light${difference(fault)}` }] }] }],
  }));
  const files = new Map([['/pricing', 'content/pricing.yaml']]);
  const findings = readFindings(
    JSON.stringify({ suites: [{ specs }] }),
    () => values,
    (address) => files.get(address),
  );
  expect(findings?.code).toEqual([`/pricing (content/pricing.yaml), /sv: ${fault}`]);
});

test('a run that did not begin has no findings', () => {
  expect(readFindings('npm ERR!', () => values)).toBeUndefined();
});

test('tests that cannot be read are a fault of the code, with their file and line', () => {
  const location = { file: path.resolve('tests/tides.spec.ts'), line: 3 };
  const errors = [
    { message: 'Error: Cannot find module\n  at tides', location },
    { message: 'Port' },
  ];
  expect(readFindings(JSON.stringify({ suites: [], errors }), () => values)).toEqual({
    words: [],
    advice: [],
    code: ['tests/tides.spec.ts:3: Error: Cannot find module', 'The tests: Port'],
    differences: [],
  });
});

test('a test of the site is named by its file as seen from its folder', () => {
  const { suites } = JSON.parse(reportOf('the tide is told', 'Error: it is not'));
  const [, failed] = suites[0].specs;
  const specs = [{ ...failed, file: '../../site/tests/tides.spec.ts' }];
  const config = { rootDir: path.resolve('../node_modules/checks') };
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(path.resolve('../site'));
  onTestFinished(() => cwd.mockRestore());
  const found = readFindings(JSON.stringify({ config, suites: [{ specs }] }), () => values);
  expect(found?.code).toEqual(['tests/tides.spec.ts: the tide is told: Error: it is not']);
});
