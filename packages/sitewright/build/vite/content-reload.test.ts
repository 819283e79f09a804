import { EventEmitter } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { contentReload } from './content-reload.ts';

/** A development server as far as the plugin knows it, and what it is told to do when a file changes. */
function startServer({ path: folder }: ContentFolder) {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const [send, restart, invalidateModule] = [vi.fn(), vi.fn(), vi.fn()];
  const server = {
    config: { root: path.dirname(folder) },
    watcher,
    restart,
    middlewares: { use: vi.fn() },
    environments: {
      ssr: { moduleGraph: { getModulesByFile: (file: string) => [file], invalidateModule } },
    },
    ws: { on: vi.fn(), send, clients: new Set(['a page']) },
  };
  (contentReload(folder).configureServer as (server: unknown) => void)(server);
  return async (event: string, file: string) => {
    const all = watcher.listeners('all');
    await Promise.all(all.map((listen) => listen(event, path.join(folder, file))));
    // Other modules stay: those that are being loaded would be there in two states.
    for (const [module] of invalidateModule.mock.calls)
      expect(module).toMatch(/answer-request.ts$/);
    return [send, restart].map(({ mock }) => mock.calls.length);
  };
}

test.each<[file: string, event: string, edit: ((text: string) => string) | undefined, number[]]>([
  ['home.yaml', 'change', undefined, [0, 0]],
  ['pictures/anna.jpg', 'add', () => 'A portrait', [1, 0]],
  ['pictures/bulb.jpg', 'change', () => 'A portrait', [1, 0]],
  ['pages/platforms/loyalty.yaml', 'add', () => '', [1, 0]],
  // The server makes the style sheet when it starts.
  ['brand/brand.yaml', 'change', (text) => text.replace('hue: 150', 'hue: blue'), [1, 0]],
  ['brand/brand.yaml', 'change', (text) => text.replace('hue: 150', 'hue: 25'), [0, 1]],
])('%s and what comes of its %s: %o reloads and restarts', async (file, event, edit, counts) => {
  const folder = new ContentFolder();
  const tell = startServer(folder);
  if (edit) folder.write(file, edit(event === 'change' ? folder.read(file) : ''));
  expect(await tell(event, file)).toEqual(counts);
  startServer(folder);
});

test('what comes and goes while the server looks at it ends nothing', async () => {
  const folder = new ContentFolder();
  const tell = startServer(folder);
  const link = path.join(folder.path, 'pages/loop');
  symlinkSync('loop', link);
  expect(await tell('add', 'pages/loop')).toEqual([1, 0]);
  rmSync(link);
  expect(await tell('unlink', 'pages/loop')).toEqual([2, 0]);
  rmSync(folder.path, { recursive: true });
  expect(await tell('change', 'brand/brand.yaml')).toEqual([3, 0]);
  expect(await tell('unlinkDir', 'pages')).toEqual([3, 0]);
});
