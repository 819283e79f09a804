import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { issuesAfter } from '../../tests/support/launch-issues.ts';
import type { LaunchIssue } from './launch-issues.ts';

const messages = (issues: readonly LaunchIssue[]) => issues.map(({ message }) => message);

/** The issues after one value of a content file is replaced by another. */
const issuesWith = (file: string, path: (string | number)[], value: unknown) =>
  issuesAfter((folder) =>
    folder.change(file, (document) => document.setIn(path, document.createNode(value))),
  );

test('names nothing in the content of a vendor who has filled in everything', () => {
  expect(issuesAfter(() => {})).toEqual([]);
});

test('names every button that does nothing, and the form', () => {
  expect(issuesWith('actions.yaml', ['ring-us', 'to'], null)).toEqual([
    {
      group: 'Buttons that do nothing',
      file: 'content/actions.yaml',
      line: expect.any(Number),
      column: expect.any(Number),
      field: 'ring-us.to',
      message: expect.stringMatching(/^leads nowhere: /),
    },
  ]);
  expect(issuesWith('contact.yaml', ['form', 'endpoint'], null)).toMatchObject([
    { group: 'Buttons that do nothing', field: 'form.endpoint' },
  ]);
});

test('a button whose target was left out, or is a comment by mistake, is named too', () => {
  const after = (to: string) =>
    messages(issuesAfter((folder) => folder.edit('actions.yaml', '\n  to: tel:+46846500400', to)));
  expect(after('')).toEqual([expect.stringMatching(/^leads nowhere: /)]);
  expect(after('\n  to: #leadership')).toEqual([
    '"#leadership" is a comment here: put an anchor in quotes',
  ]);
  expect(after('\n  to: "#channels"')).toEqual([]);
});

test('names the links of header and footer to planned pages', () => {
  const footer = ['footer', 'groups', 1, 'links', 0, 'href'];
  const issues = issuesAfter((folder) => {
    folder.change('site.yaml', (site) => site.set('planned', ['/help']));
    folder.change('navigation.yaml', (navigation) => navigation.setIn(footer, '/help'));
  });
  expect(issues).toMatchObject([
    {
      group: 'Links to pages that do not exist',
      field: 'footer.groups[1].links[0].href',
      message: expect.stringMatching(/^\/help does not exist: /),
    },
  ]);
});

test('names where the number of platforms is not the menu’s', () => {
  const after = (title: string) => messages(issuesWith('home.yaml', ['closing', 'title'], title));
  const problem = (text: string) => [`"${text}", but the site lists two: correct one of them`];
  expect(after('All 9 platforms')).toEqual(problem('9 platforms'));
  expect(after('Seven commerce platforms')).toEqual(problem('Seven commerce platforms'));
  expect(after('Two platforms, up to 3 platforms in a plan')).toEqual([]);
});

test('names each comment that calls something a placeholder, in YAML and in Markdown, by its line', () => {
  const issues = issuesAfter((folder) => {
    folder.edit('home.yaml', 'hero:', 'hero: # Placeholder: not our figures.');
    folder.edit('pages/terms.md', 'title: ', '# These terms are placeholders\ntitle: ');
    folder.edit('about.yaml', 'title: ', 'title: "# No placeholder" # ');
  });
  expect(issues).toEqual([
    {
      group: 'Placeholders',
      file: 'content/home.yaml',
      line: expect.any(Number),
      column: 1,
      field: '',
      message: '"Placeholder: not our figures": give your own, then remove this comment',
    },
    expect.objectContaining({ file: 'content/pages/terms.md', line: 2 }),
  ]);
  const [first] = issues;
  const lines = readFileSync('examples/brasswick/home.yaml', 'utf8').split('\n');
  expect(lines[(first?.line ?? 0) - 1]).toBe('hero:');
});

test('names jobs without a posting date and social links without an address', () => {
  const job = ['positions', 'jobs', 0];
  const undated = issuesAfter((folder) =>
    folder.change('careers.yaml', (careers) => careers.deleteIn([...job, 'datePosted'])),
  );
  expect(messages(undated)).toEqual([expect.stringMatching(/^search engines do not list the job/)]);
  const social = issuesWith('navigation.yaml', ['footer', 'social', 'links', 0, 'href'], null);
  expect(messages(social)).toEqual(['is no link: give its https: address']);
});

test('names a security contact that expires soon', () => {
  expect(messages(issuesAfter(() => {}, new Date('2027-08-15')))).toEqual([
    'the security contact expires on 2027-09-30, in 46 days: check it and give a later day',
  ]);
});

test('names a price whose amount search engines cannot read', () => {
  const priced = (fields: Record<string, unknown>) =>
    issuesAfter((folder) =>
      folder.change('pricing.yaml', (file) => {
        file.deleteIn(['plans', 'items', 0, 'price']);
        for (const name in fields) file.setIn(['plans', 'items', 0, name], fields[name]);
      }),
    );
  expect(messages(priced({ priceText: 'from 1 190 kr' }))).toEqual([
    expect.stringContaining('"from 1 190 kr"'),
  ]);
  expect(priced({ price: 1190, priceText: 'from {price}' })).toEqual([]);
});

test('the command lists issues by file and line, and fails while there are any', () => {
  const folder = new ContentFolder();
  folder.change('actions.yaml', (actions) => actions.setIn(['ring-us', 'to'], null));
  const { status, stdout } = spawnSync('node', ['scripts/launch-check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE: folder.path },
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/content\/actions\.yaml:\d+:\d+ ring-us\.to: leads nowhere/m);
  expect(stdout).toMatch(/^\d+ launch issues? to solve before the site goes live\.$/m);
});
