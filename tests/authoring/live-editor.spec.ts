import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, type Locator, type Page, test as playwright } from '@playwright/test';
import { writeLiveEditor } from '../../packages/sitewright/authoring/admin/live-editor.ts';
import { loadContent } from '../../packages/sitewright/content/load.ts';
import { servePreview } from '../../packages/sitewright/hosting/preview.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { listen } from '../../packages/sitewright/lib/listen.ts';
import { example } from '../support/example.ts';
import { GitService } from '../support/git-service.ts';

const pricing = `${example}/pricing.yaml`;
const draft = 'cms/site/pricing';

const test = playwright.extend<{ service: GitService; admin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
  service: async ({}, use) => {
    const names = [...readSite(example).all.keys()].filter((file) => /\.(yaml|md)$/.test(file));
    const read = (name: string) => readFileSync(path.join(example, name), 'utf8');
    const files = names.map((name) => [`${example}/${name}`, read(name)] as const);
    const service = new GitService(new Map(files));
    await use(service);
    service.server.close().closeAllConnections();
  },
  admin: async ({ service }, use, testInfo) => {
    const server = `http://localhost:${await listen(service.server)}`;
    const folder = testInfo.outputPath('site');
    mkdirSync(folder, { recursive: true });
    for (const page of ['index.html', '404.html']) writeFileSync(path.join(folder, page), '<html>');
    const editing = {
      service: 'github',
      repository: 'owner/site',
      branch: 'main',
      server,
    } as const;
    await writeLiveEditor(
      folder,
      { ...(await loadContent(readSite(example))).site, editing },
      '',
      readSite(example),
    );
    // With the headers that production sends.
    const site = createServer(servePreview(folder));
    await use(`http://localhost:${await listen(site)}/admin`);
    site.close().closeAllConnections();
  },
});
// The form renders only what is in view.
test.use({ viewport: { width: 1280, height: 6000 } });

const group = (page: Page | Locator, field: string) =>
  page.getByRole('group', { name: new RegExp(`^\\W*${field}\\W* Field$`) }).first();

async function open(page: Page, admin: string): Promise<void> {
  // Pictures of a form of this height, which fade, would take seconds for each change of view.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await page.goto(admin);
  await page.getByRole('button', { name: /token/i }).click();
  await page.getByRole('textbox').fill('github_pat_of_ann');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Pages' }).click();
  await page.getByRole('row', { name: 'Pricing' }).click();
}

/** @param message what the editor says, where it cannot save */
async function save(page: Page, message?: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  if (!message) return expect(page).toHaveURL(/#\/collections\/site$/);
  await expect(page.getByRole('alertdialog')).toContainText(message);
  await page.getByRole('button', { name: 'OK' }).click();
}

const title = (page: Page) => group(group(page, 'Hero'), 'Title').getByRole('textbox');

test('a new price and a new section are a pull request, which a failing network only delays', async ({
  page,
  context,
  admin,
  service,
}) => {
  const before = service.read('main').get(pricing) ?? '';
  await open(page, admin);
  const plans = group(page, 'Plans');
  await plans.getByRole('button', { name: 'Expand All' }).click();
  const prices = plans.getByRole('group', { name: /^\W*Price\W* Field$/ });
  // The one before it is by the year.
  await prices.nth(1).getByRole('spinbutton').fill('580');
  await page.getByRole('button', { name: /Add \W*Section/ }).click();
  await page.getByRole('menuitem', { name: 'Purpose' }).click();
  await group(page, 'New sections').getByRole('textbox').first().fill('From May');
  await context.setOffline(true);
  await save(page, 'Failed to fetch');
  await context.setOffline(false);
  await save(page);
  expect(service.pulls).toEqual([{ head: draft, labels: ['sveltia-cms/draft'] }]);
  expect(service.listChanged(draft)).toEqual([pricing]);
  const after = service.read(draft).get(pricing) ?? '';
  expect(after.replace(/^purpose:\n(?: .*\n|\n)+/m, '')).toBe(before.replace(': 590', ': 580'));
  // What is in a draft alone stays in it when the draft is changed.
  await page.getByRole('row', { name: 'Pricing' }).click();
  await title(page).fill('Ours');
  await save(page);
  const last = after.replace('title: One price for the till', 'title: Ours');
  expect(service.read(draft).get(pricing)).toBe(last);
  expect(after).toMatch(/\npurpose:\n(.*\n)*? .*From May\n(.*\n)*\nclosing:/);
});

test('of two who change a page at once, the second is told, and both versions are in the branch', async ({
  page,
  admin,
  service,
}) => {
  await open(page, admin);
  const text = service.read('main').get(pricing) ?? '';
  service.branches.set(draft, [...(service.branches.get('main') ?? [])]);
  service.commit(
    draft,
    new Map([[pricing, text.replace('  title: One price for the till', '  title: Ours')]]),
  );
  service.pulls.push({ head: draft, labels: ['sveltia-cms/draft'] });
  await title(page).fill('Theirs');
  await save(page, 'A pull request already exists for owner:cms/site/pricing');
  await expect(title(page)).toHaveValue('Theirs');
  expect(service.read(draft).get(pricing)).toContain('  title: Theirs\n');
  expect(service.read(draft, 1).get(pricing)).toContain('  title: Ours\n');
});

test('a token that may not write is told so, and one of a stranger sees nothing', async ({
  page,
  admin,
  service,
}) => {
  service.rights = 'read';
  await open(page, admin);
  await title(page).fill('Ours');
  await save(page, 'Resource not accessible by personal access token');
  await expect(title(page)).toHaveValue('Ours');
  service.rights = 'none';
  await page.goto(admin);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(/You don’t have access to the \W*site/);
});

test('the page may connect to the service and to nobody else', async ({ admin, request }) => {
  const response = await request.get(admin);
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(await response.text()).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="[^"]*connect-src 'self' data: blob: http:\/\/localhost:\d+;/i,
  );
});
