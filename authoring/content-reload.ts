import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { messagePages } from '../app/content/message-pages.ts';
import { writeJsonSchemas } from './editor-schemas.ts';

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
      const reload = reloader(server);
      let text = textIn(folder);
      writeJsonSchemas(folder, schemas);
      server.watcher.add(folder);
      server.watcher.on('all', (event, file) => {
        if (!file.startsWith(folder)) return;
        // Saving a file can be two events, the first of which finds it whole already.
        const before = text;
        text = textIn(folder);
        if (text === before && event === 'change') return;
        writeJsonSchemas(folder, schemas);
        if (event === 'add' || event === 'unlink' || String(messagePages(folder)) !== outcomes) {
          server.restart();
          return;
        }
        server.environments.ssr.moduleGraph.invalidateAll();
        reload();
      });
    },
  };
}

/** All that the content files say, to tell whether it changed. */
function textIn(folder: string): string {
  const names = globSync('**/*.yaml', { cwd: folder }).sort();
  return names.map((name) => `${name}\n${readFileSync(path.join(folder, name), 'utf8')}`).join('');
}

/**
 * Vite keeps a reload that finds no page open for the next one that opens, which has the edit
 * already and would load twice. Here a page reloads for edits since it was asked for, and no others.
 */
function reloader(server: ViteDevServer): () => void {
  const reload = { type: 'full-reload' } as const;
  let edits = 0;
  /** How many edits the page has that was asked for last. */
  let shown = 0;
  server.middlewares.use(({ headers }, _response, next) => {
    if (headers.accept?.includes('text/html')) shown = edits;
    next();
  });
  server.ws.on('vite:client:connect', (_data, client) => {
    if (shown === edits) return;
    shown = edits;
    client.send(reload);
  });
  return () => {
    edits += 1;
    if (server.ws.clients.size > 0) server.ws.send(reload);
  };
}
