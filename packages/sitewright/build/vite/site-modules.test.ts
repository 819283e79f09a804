import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { siteModules } from './site-modules.ts';

test.each(['files/feed.json.ts', 'sitewright.config.ts'])(
  'who begins %s while the server runs has it at once',
  async (name) => {
    const site = temporaryFolder({ 'content/site.yaml': '' });
    const server = await createServer({
      configFile: false,
      root: temporaryFolder(),
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      plugins: [siteModules(site)],
    });
    onTestFinished(() => server.close());
    const send = vi.spyOn(server.ws, 'send');
    // Until then what comes may be taken for what was there.
    await vi.waitUntil(
      () => Object.keys(server.watcher.getWatched()).includes(path.join(site, 'content')),
      10_000,
    );
    mkdirSync(path.join(site, 'files'));
    writeFileSync(path.join(site, name), 'export default {}');
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 10_000);
  },
);
