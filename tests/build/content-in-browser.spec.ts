// What is read of a content folder is validated and composed without Node: an editor can do it in a browser.
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { siteModules } from '../../packages/sitewright/build/vite/site-modules.ts';
import { decodeFiles } from '../../packages/sitewright/content/decode/decode-files.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { composeContent, type SentFolder } from '../support/content/compose-content.ts';
import { example, vendors } from '../support/example.ts';
import { expect, test } from '../support/fixtures.ts';

/** Bundles what composes content of a site. @throws Error when it imports a module that only Node has */
async function bundleForBrowser(site: string): Promise<string> {
  const withoutNode = {
    name: 'without-node',
    enforce: 'pre' as const,
    resolveId(id: string, importer = '') {
      if (isBuiltin(id)) throw new Error(`${importer} imports ${id}`);
    },
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutNode, siteModules(site)],
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.resolve('tests/support/content/compose-content.ts'),
        formats: ['iife'],
        name: 'machine',
      },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

async function send(folder: string): Promise<SentFolder> {
  const site = readSite(folder);
  const { mark, fonts, pictures } = await decodeFiles(site);
  const { scripts, ...others } = fonts;
  return {
    site: path.dirname(folder),
    path: site.path,
    files: [...site.all].map(([name, { text }]) => [name, text]),
    downloads: [...site.downloads],
    captions: [...site.captions],
    folders: site.entries.flatMap((one) => (one.isFolder ? one.path : [])),
    time: site.time.getTime(),
    ...{ mark, fonts: others, scripts: [...scripts], pictures: [...pictures] },
  };
}

const composeThere = (page: Page, sent: SentFolder) =>
  page.evaluate(
    (one) =>
      (
        globalThis as unknown as Record<
          string,
          typeof import('../support/content/compose-content.ts')
        >
      ).machine?.composeContent(one),
    sent,
  );

for (const vendor of vendors) {
  test(`a browser composes ${vendor} as a build does, and says the same mistakes`, {
    // The other uses less; that nothing needs Node is asked of all that packages get in exports/content.test.ts.
    tag: vendor === example ? '@weekly' : [],
  }, async ({ page }) => {
    await page.goto('about:blank');
    await page.addScriptTag({ content: await bundleForBrowser(path.dirname(vendor)) });
    const sent = JSON.parse(JSON.stringify(await send(vendor))) as SentFolder;
    const wrong = { ...sent, files: sent.files.filter(([name]) => name !== 'actions.yaml') };
    for (const one of [sent, wrong]) {
      const expected = composeContent(one);
      const [content, problems] = JSON.parse(expected);
      expect([content !== null, problems.length > 0], vendor).toEqual([
        one === sent,
        one === wrong,
      ]);
      expect((await composeThere(page, one)) === expected, vendor).toBe(true);
    }
  });
}
