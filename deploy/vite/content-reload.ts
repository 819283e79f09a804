import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Development only: an edit under `content/` reloads the open page. The server reads the content
 * anew for it; a wrong entry then shows in the browser's error overlay.
 */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer({ config, environments, watcher }) {
      const folder = path.join(config.root, 'content') + path.sep;
      watcher.add(folder);
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        environments.ssr.moduleGraph.invalidateAll();
        environments.client.hot.send({ type: 'full-reload' });
      });
    },
  };
}
