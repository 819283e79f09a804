import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { allContentFiles } from '../../app/content/content-files.ts';
import { loadContent } from '../../app/content/load.ts';
import { writeLiveEditor } from '../../authoring/admin/live-editor.ts';
import { servePreview } from '../../hosting/preview.ts';
import { example } from '../support/example.ts';
import { listen } from '../support/listen.ts';

const service = 'https://git.example';
const pricing = `${example}/pricing.yaml`;
const draft = 'cms/site/pricing';

type Files = ReadonlyMap<string, string>;
interface Query {
  query: string;
  variables: {
    branch?: string;
    input?: { name?: string; branch: { branchName: string } } & Commit;
  };
}
interface Commit {
  fileChanges: { additions: { path: string; contents: string }[] };
}

const hash = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('hex');
const time = '2026-11-25T00:00:00Z';

/**
 * Answers as GitHub's documented API does to what the editor asks (https://docs.github.com/rest and
 * https://docs.github.com/graphql), about one repository in memory.
 */
class GitHub {
  readonly branches: Map<string, Files>;
  /** The branches of the pull requests. */
  readonly pulls: string[] = [];

  constructor(main: Files) {
    this.branches = new Map([['main', main]]);
  }

  answer(call: string, body: Query & { head?: string }): unknown {
    if (call.endsWith('/graphql')) return { data: this.#query(body) };
    if (call.endsWith('/user')) return { id: 1, login: 'ann', name: 'Ann' };
    if (call.includes('/git/trees/')) {
      const files = this.branches.get('main') ?? [];
      return { tree: [...files].map(([path, text]) => ({ path, type: 'blob', sha: hash(text) })) };
    }
    if (!body.head) return [];
    return { number: this.pulls.push(body.head), created_at: time, updated_at: time };
  }

  #query({ query, variables: { branch = 'main', input } }: Query): unknown {
    const main = this.branches.get('main') ?? new Map<string, string>();
    if (input?.name) {
      this.branches.set(input.name.replace('refs/heads/', ''), main);
      return {};
    }
    if (input) {
      const { branchName } = input.branch;
      const changes = input.fileChanges.additions.map(
        ({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()] as const,
      );
      const files = new Map([...(this.branches.get(branchName) ?? []), ...changes]);
      this.branches.set(branchName, files);
      return { createCommitOnBranch: { commit: { oid: hash([...files]), committedDate: time } } };
    }
    const oid = hash([...(this.branches.get(branch) ?? [])]);
    const author = { name: 'Ann', email: 'ann@example.com' };
    const ref = { target: { oid, history: { nodes: [{ oid, author, committedDate: time }] } } };
    const texts = new Map([...main.values()].map((text) => [hash(text), { text }]));
    const aliases = query.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\))?/g);
    const objects = [...aliases].map(([, alias, id]) => [alias, id ? texts.get(id) : ref]);
    const repository = { ref, pullRequests: { nodes: [] }, ...Object.fromEntries(objects) };
    return { repository, fork: { id: 'R' }, base: { ref } };
  }
}

// The form renders only what is in view.
test.use({ viewport: { width: 1280, height: 6000 } });

const group = (page: Page | Locator, field: string) =>
  page.getByRole('group', { name: new RegExp(`^\\W*${field}\\W* Field$`) }).first();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/#\/collections\/site$/);
}

test('a new price and a new section are a pull request, whose draft is changed further; the page may connect to the service and to nobody else', async ({
  page,
}, testInfo) => {
  const names = allContentFiles(example).filter((file) => /\.(yaml|md)$/.test(file));
  const read = (name: string) => readFileSync(path.join(example, name), 'utf8');
  const main = new Map(names.map((name) => [`${example}/${name}`, read(name)]));
  const gitHub = new GitHub(main);
  await page.route(`${service}/**`, (route) => {
    const call = route.request();
    return route.fulfill({ json: gitHub.answer(call.url(), call.postDataJSON() ?? {}) });
  });

  const folder = testInfo.outputPath('site');
  mkdirSync(folder, { recursive: true });
  for (const file of ['index.html', '404.html']) writeFileSync(path.join(folder, file), '<html>');
  const repository = { service: 'github', repository: 'owner/site', branch: 'main' } as const;
  const editing = { ...repository, server: service };
  await writeLiveEditor(folder, { ...loadContent(example).site, editing });
  // With the headers that production sends.
  await using site = createServer(servePreview(folder));
  // Pictures of a form of this height, which fade, would take seconds for each change of view.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  const response = await page.goto(`http://localhost:${await listen(site)}/admin`);
  expect(response?.headers()['content-security-policy']).toMatch(
    /connect-src 'self' data: blob: https:\/\/git\.example;.*frame-ancestors 'none'$/,
  );

  await page.getByRole('button', { name: /token/i }).click();
  await page.getByRole('textbox').fill('github_pat_of_ann');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Pages' }).click();
  await page.getByRole('row', { name: 'Pricing' }).click();
  const plans = group(page, 'Plans');
  await plans.getByRole('button', { name: 'Expand All' }).click();
  const prices = plans.getByRole('group', { name: /^\W*Price\W* Field$/ });
  // The one before it is by the year.
  await prices.nth(1).getByRole('spinbutton').fill('580');
  await page.getByRole('button', { name: /Add \W*Section/ }).click();
  await page.getByRole('menuitem', { name: 'Purpose' }).click();
  await group(page, 'New sections').getByRole('textbox').first().fill('From May');
  await save(page);
  expect(gitHub.pulls).toEqual([draft]);
  const [before = '', after = ''] = ['main', draft].map((branch) =>
    gitHub.branches.get(branch)?.get(pricing),
  );
  expect(after.replace(/^purpose:\n(?: .*\n|\n)+/m, '')).toBe(before.replace(': 590', ': 580'));
  expect(after).toMatch(/\npurpose:\n(.*\n)*? .*From May\n(.*\n)*\nclosing:/);

  // What is in a draft alone stays in it when the draft is changed.
  await page.getByRole('row', { name: 'Pricing' }).click();
  await group(group(page, 'Hero'), 'Title').getByRole('textbox').fill('Ours');
  await save(page);
  const last = after.replace('title: One price for the till', 'title: Ours');
  expect(gitHub.branches).toEqual(
    new Map([
      ['main', main],
      [draft, new Map(main).set(pricing, last)],
    ]),
  );
});
