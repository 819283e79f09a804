import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { issuesAfter, shipped } from '../../tests/support/launch-issues.ts';
import { findLaunchIssues, type LaunchIssue } from './launch-issues.ts';

/** The messages of the issues in the groups whose heading matches. */
const messages = (group: RegExp, issues: readonly LaunchIssue[] = shipped) =>
  issues.flatMap((issue) => (group.test(issue.group) ? [issue.message] : []));

/** The issues after one text of a content file is replaced by another. */
const issuesAfterEdit = (file: string, from: string, to: string) =>
  issuesAfter((folder) => folder.edit(file, from, to));

test('names every button that does nothing, and the form', () => {
  const buttons = shipped.filter(({ group }) => group === 'Buttons that do nothing');
  const names = buttons.map(({ field }) => field.replace(/\.to$/, ''));
  expect(names).toContain('start-free-trial');
  expect(names).toContain('form.endpoint');
  expect(names).toHaveLength(17 + 1);
  expect(buttons[0]).toMatchObject({ file: 'content/actions.yaml', line: 8, column: 6 });
});

test('a button whose target was left out, or is a comment by mistake, is named too', () => {
  const from = 'label: Meet the Team\n  to:';
  const without = issuesAfterEdit('actions.yaml', from, 'label: Meet the Team');
  expect(without).toHaveLength(shipped.length);
  const commented = issuesAfterEdit('actions.yaml', from, `${from} #leadership`);
  expect(messages(/do nothing/, commented)).toContain(
    '"#leadership" is a comment here: put an anchor in quotes',
  );
  const filled = issuesAfterEdit('actions.yaml', from, `${from} "#leadership"`);
  expect(filled).toHaveLength(shipped.length - 1);
});

test('names the links of header and footer to planned pages, until the page is made', () => {
  const missing = /do not exist/;
  expect(messages(missing)).toHaveLength(7 + 18);
  const issues = issuesAfter((folder) => {
    const page = folder.read('platforms/retail-pos.yaml').replaceAll('Retail POS', 'Franchise');
    folder.write(
      'platforms/franchise.yaml',
      page.replace('description: A till', 'description: The'),
    );
    folder.change('navigation.yaml', (file) => {
      file.setIn(['header', 'platforms', 'links', 1], file.createNode({ page: 'franchise' }));
      file.setIn(['footer', 'groups', 0, 'links', 0, 'href'], '/platforms/franchise');
    });
  });
  expect(messages(missing, issues)).toHaveLength(6 + 17);
});

test('names where the number of platforms is not the menu’s', () => {
  const differ = /differ/;
  expect(messages(differ)).toEqual([
    '"9 platforms", but the site lists eight: correct one of them',
  ]);
  const told = issuesAfterEdit('home.yaml', 'Eight platforms, eight papers', 'Seven platforms');
  expect(messages(differ, told)).toContain(
    '"Seven platforms", but the site lists eight: correct one of them',
  );
  expect(issuesAfterEdit('pricing.yaml', 'All 9 platforms', 'All 8 platforms')).toHaveLength(
    shipped.length - 1,
  );
});

test('names jobs without a posting date, social links without an address, and a late expiry', () => {
  expect(messages(/lack/)).toHaveLength(6 + 3);
  const dated = issuesAfterEdit(
    'careers.yaml',
    'type: Full-time',
    'type: Full-time\n      datePosted: 2026-11-02',
  );
  expect(messages(/lack/, dated)).toHaveLength(5 + 3);
  expect(messages(/security contact/)).toEqual([]);
  expect(messages(/security contact/, findLaunchIssues('content', new Date('2027-08-15')))).toEqual(
    ['the security contact expires on 2027-09-30, in 46 days: check it and give a later day'],
  );
});

test('names a price that search engines cannot read, until its currency is known', () => {
  const priced = (currency: object) =>
    issuesAfter((folder) =>
      folder.change('pricing.yaml', (file) => {
        file.setIn(['plans', 'items', 0, 'price'], '1 190 kr');
        for (const [field, value] of Object.entries(currency)) file.set(field, value);
      }),
    );
  expect(messages(/lack/, priced({}))).toContainEqual(expect.stringContaining('"1 190 kr"'));
  expect(priced({ currency: 'SEK' })).toHaveLength(shipped.length);
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/launch-check.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

// A busy machine takes seconds to start a process.
vi.setConfig({ testTimeout: 60_000 });

test('the command lists issues by file and line, and fails while there are any', () => {
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^ {2}content\/site\.yaml:\d+:9 origin: "https:\/\/www\.example\.com" is /m,
  );
  expect(stdout).toMatch(/^\d+ launch issues to solve before the site goes live\.$/m);
});

test('--report never fails, --json is for machines', () => {
  expect(run('--report').status).toBe(0);
  const { status, stdout } = run('--json');
  expect(status).toBe(1);
  const [first] = JSON.parse(stdout);
  expect(Object.keys(first)).toEqual(['group', 'file', 'line', 'column', 'field', 'message']);
  const wrong = run('--jsn');
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('--json')]);
  expect(wrong.stderr).not.toContain(' at ');
});
