import { EventEmitter } from 'node:events';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ContentFolder } from '../tests/support/content-folder.ts';
import { contentReload } from './content-reload.ts';

/** A development server as far as the plugin knows it, with what it was told to do. */
function startServer(folder: ContentFolder) {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const send = vi.fn();
  const restart = vi.fn();
  const server = {
    config: { root: path.dirname(folder.path) },
    watcher,
    restart,
    middlewares: { use: vi.fn() },
    environments: { ssr: { moduleGraph: { invalidateAll: vi.fn() } } },
    ws: { on: vi.fn(), send, clients: new Set(['a page']) },
  };
  (contentReload(folder.path).configureServer as (server: unknown) => void)(server);
  return { watcher, send, restart };
}

test.each([
  ['an unknown alias', 'start-free-trial:\n  label: *foo\n'],
  ['an unclosed bracket', 'start-free-trial: [\n'],
  ['a text in place of fields', 'Start Free Trial\n'],
  ['a list as the name of a field', '? [ a, b ]\n: 1\n'],
  ['an alias to the group that holds it', 'start-free-trial: &a\n  label: *a\n'],
  ['nothing', ''],
])('the development server goes on when a file comes to hold %s', (_mistake, text) => {
  const folder = new ContentFolder();
  // With one, there are more pages.
  folder.set('contact.yaml', { 'form.endpoint': null, 'letter.endpoint': null });
  const { watcher, send } = startServer(folder);
  for (const file of ['actions.yaml', 'contact.yaml']) folder.write(file, text);
  watcher.emit('all', 'change', path.join(folder.path, 'actions.yaml'));
  expect(send).toHaveBeenCalledOnce();
  expect(startServer(folder).restart).not.toHaveBeenCalled();
});

test('a picture that is added or changed reloads the page, without a restart', () => {
  const folder = new ContentFolder();
  const { watcher, send, restart } = startServer(folder);
  for (const event of ['add', 'change']) {
    folder.write('pictures/anna.jpg', event);
    watcher.emit('all', event, path.join(folder.path, 'pictures/anna.jpg'));
  }
  expect(send).toHaveBeenCalledTimes(2);
  expect(restart).not.toHaveBeenCalled();
});

test('a file that is added restarts the server, one that stays the same does nothing', () => {
  const folder = new ContentFolder();
  const { watcher, send, restart } = startServer(folder);
  watcher.emit('all', 'change', path.join(folder.path, 'home.yaml'));
  expect(send).not.toHaveBeenCalled();
  folder.write('platforms/loyalty.yaml', '');
  watcher.emit('all', 'add', path.join(folder.path, 'platforms/loyalty.yaml'));
  expect(restart).toHaveBeenCalledOnce();
});

test('a change of the brand restarts the server, which makes the style sheet; a mistake in it does not', () => {
  const folder = new ContentFolder();
  const { watcher, send, restart } = startServer(folder);
  const file = path.join(folder.path, 'brand/brand.yaml');
  folder.edit('brand/brand.yaml', 'hue: 150', 'hue: blue');
  watcher.emit('all', 'change', file);
  expect([send, restart].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  folder.edit('brand/brand.yaml', 'hue: blue', 'hue: 25');
  watcher.emit('all', 'change', file);
  expect([send, restart].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
