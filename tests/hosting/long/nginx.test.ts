import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { writeHostFiles } from '../../../packages/sitewright/build/host-files.ts';
import { addCspMeta } from '../../../packages/sitewright/hosting/csp.ts';
import { readRelease } from '../../../packages/sitewright/hosting/release.ts';
import { readBuilt } from '../../support/built-site.ts';
import { builtSite } from '../../support/example.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { expectedPageHeaders, expectStrictCsp } from '../expectations.ts';
import { describeUnless } from '../host.ts';
import { nginx, placeRelease } from '../hosts.ts';
import { fetchPath, type HttpResponse } from '../http-client.ts';

/** Starts nginx with the built site for one test. */
async function serve(folder = builtSite) {
  const running = await nginx.start(folder);
  onTestFinished(running.stop);
  return running;
}

const swaps = 20;

/** Copies the built site with another style in its start page and other names of the assets there. */
function createVariant(number: number): string {
  const folder = temporaryFolder();
  const filter = (source: string) => !/\.(br|gz|png)$/.test(source);
  cpSync(builtSite, folder, { recursive: true, filter });
  const assets = /(\/assets\/[\w-]+)(\.\w+)/g;
  const html = readBuilt('index.html').replaceAll(assets, (asset, name, ending) => {
    const renamed = `${name}-v${number}${ending}`;
    cpSync(folder + asset, folder + renamed);
    return renamed;
  });
  // Its policy is that of the other style.
  const plain = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const styled = plain.replace('</style>', `.v${number}{}</style>`);
  writeFileSync(`${folder}/index.html`, addCspMeta(styled));
  writeHostFiles(folder, { host: undefined, basePath: '' }, readRelease(builtSite));
  return folder;
}

describeUnless(nginx.describeMissing(), nginx.name, () => {
  test('an error while responding sends the error page with its own policy', async () => {
    const { origin, home, pid } = await serve();
    const location = 'location = /failure { return 500; }';
    appendFileSync(path.join(home, 'current/_nginx.conf'), location);
    process.kill(pid, 'SIGHUP');
    let response: HttpResponse;
    // Until nginx has reloaded, its old workers respond.
    do response = await fetchPath(origin, '/failure');
    while (response.status !== 500);
    expect(response.text).toBe(readBuilt('500.html'));
    expect(response.headers).toMatchObject(expectedPageHeaders);
    expectStrictCsp(response, '/failure');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test(`visitors notice nothing while ${swaps} releases follow each other`, async () => {
    const { origin, home, pid } = await serve(createVariant(0));
    /** Loads the start page as a browser does, and the assets that it names. */
    const visit = async () => {
      const page = await fetchPath(origin, '/');
      expect(page.status).toBe(200);
      expectStrictCsp(page, '/');
      const assets = new Set(page.text.match(/\/assets\/[\w.-]+/g));
      expect(assets.size).toBeGreaterThan(0);
      const load = async () => {
        for (const asset of assets)
          expect((await fetchPath(origin, asset)).status, asset).toBe(200);
      };
      await load();
      return { text: page.text, load };
    };
    let visits = 0;
    let isOver = false;
    const visitors = Array.from({ length: 4 }, async () => {
      for (; !isOver; visits += 1) await visit();
    });
    const swap = async () => {
      for (let number = 1; number <= swaps; number += 1) {
        const before = await visit();
        await placeRelease(createVariant(number), home);
        process.kill(pid, 'SIGHUP');
        while (!(await visit()).text.includes(`.v${number}{}`));
        // A page that is open still finds the assets of its release.
        await before.load();
        const enough = visits + 8;
        while (visits < enough) await turn();
      }
      isOver = true;
    };
    await Promise.all([swap(), ...visitors]);
  });
});
