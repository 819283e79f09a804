import path from 'node:path';
import type { Plugin } from 'vite';
import { messagePages } from '../../app/content/message-pages.ts';
import { writeJsonSchemas } from '../editing/json-schemas.ts';

/**
 * Development only: an edit under `content/` reloads the open page. The server reads the content
 * anew for it; a wrong entry then shows in the browser's error overlay. A file that comes or goes
 * is a page that comes or goes, so the server starts again with the new routes; so do the pages that
 * a message leads to. The schemas that text editors read follow.
 */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const folder = path.join(server.config.root, 'content') + path.sep;
      const schemas = path.join(server.config.root, '.schemas');
      const outcomes = String(messagePages(folder));
      writeJsonSchemas(folder, schemas);
      server.watcher.add(folder);
      server.watcher.on('all', (event, file) => {
        if (!file.startsWith(folder)) return;
        writeJsonSchemas(folder, schemas);
        if (event === 'add' || event === 'unlink' || String(messagePages(folder)) !== outcomes) {
          server.restart();
          return;
        }
        server.environments.ssr.moduleGraph.invalidateAll();
        server.environments.client.hot.send({ type: 'full-reload' });
      });
    },
  };
}
