import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { kinds } from '../../kinds/kinds-by-name.ts';
import { machineFolder, ownModule } from '../../lib/own-files.ts';
import * as userError from '../../lib/user-error.ts';
import { sharedModules } from './shared-modules.ts';

async function startServer() {
  const server = await createServer({
    configFile: false,
    root: machineFolder,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [sharedModules()],
  });
  onTestFinished(() => server.close());
  return server;
}

test('pages get what reads content as the server has it, and all that it exports', async () => {
  const server = await startServer();
  const load = (file: string) => server.ssrLoadModule(ownModule(file));
  expect({ ...(await load('lib/user-error.ts')) }).toEqual({ ...userError });
  expect((await load('kinds/kinds-by-name.ts')).kinds).toBe(kinds);
  // An edit of what draws something is seen at once: it has a copy.
  const drawn = await import('../../page/routes.ts');
  expect((await load('page/routes.ts')).listRoutes).not.toBe(drawn.listRoutes);
});

test('whoever edits what is shared reads that the server has to start again', async () => {
  const server = await startServer();
  const warn = vi.spyOn(server.config.logger, 'warn').mockImplementation(() => undefined);
  for (const file of ['page/routes.ts', 'lib/user-error.ts'])
    server.watcher.emit('change', ownModule(file));
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^lib.user-error\.ts .*start/)]]);
});
