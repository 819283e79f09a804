import path from 'node:path';
import { expect, type Page, test as playwright } from '@playwright/test';
import type { GitApi } from '../git/git-api.ts';
import { type HostedService, hostedServices } from '../git/hosted-services.ts';
import { shown } from './editor-parts.ts';
import { createRepository, serveEditor } from './serve-live-editor.ts';

interface Live {
  /** A stand-in for the service, with the example’s content in its repository. */
  service: GitApi;
  /** The address of the editor. */
  admin: string;
}

/** The branch of whoever signs in. */
export const own = 'edits/ann';

interface Served {
  /** The editors that a worker has bundled, by the names of their services. */
  editors: Map<string, ReturnType<typeof serveEditor>>;
}

/** The editor of a live site, which is bundled once for all tests of a worker; each finds the content as it was. */
export const test = playwright.extend<Live & { host: HostedService; live: Live }, Served>({
  // The service that has the repository.
  host: [hostedServices[0] as HostedService, { option: true }],
  editors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
    async ({}, use) => {
      const editors: Served['editors'] = new Map();
      await use(editors);
      for (const editor of editors.values())
        for (const server of (await editor).servers) server.close().closeAllConnections();
    },
    { scope: 'worker' },
  ],
  live: [
    async ({ host, editors }, use, { project, workerIndex }) => {
      const folder = path.join(project.outputDir, `live-site-${workerIndex}-${host.kind}`);
      const editor = editors.get(host.kind) ?? serveEditor(folder, host);
      editors.set(host.kind, editor);
      const served = await editor;
      served.service.begin(createRepository());
      await use(served);
    },
    { timeout: 300_000 },
  ],
  service: async ({ live }, use) => use(live.service),
  admin: async ({ live }, use) => use(live.admin),
});

/** Opens an address of the editor as somebody who has a token. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Token').fill('github_pat_of_ann');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const save = (page: Page) =>
  shown(page.getByRole('button', { name: 'Save', exact: true })).press('Enter');

export const request = (page: Page) =>
  shown(page.getByRole('link', { name: 'Your request, number 1' }));

export { expect };
