import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { readBrand } from '../app/content/brand/read-brand.ts';
import { allContentFiles } from '../app/content/content-files.ts';
import { contentFolder } from '../app/content/content-folder.ts';
import { readMessagePaths } from '../app/content/message-pages.ts';
import { readPostPaths } from '../app/content/posts/post-outlines.ts';
import { writeJsonSchemas } from './editor-schemas.ts';

/**
 * Development only: an edit in the content folder reloads the open page, which the server renders with the
 * new content; a mistake in it shows in the browser's error overlay. A file that is added or removed
 * adds or removes a page, so the server restarts with the new routes; the same holds for the pages
 * that the message form leads to, and for the brand, from which the style sheet is made. The JSON Schemas for text editors are written anew as well.
 */
export function contentReload(content = contentFolder): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const folder = path.resolve(server.config.root, content) + path.sep;
      const brand = path.join(folder, 'brand') + path.sep;
      const paths = listChangingPaths(folder);
      const reload = createReloader(server);
      let text = readAll(folder);
      writeJsonSchemas(folder);
      server.watcher.add(folder);
      server.watcher.on('all', (event, file) => {
        if (!file.startsWith(folder)) return;
        // Saving a file can cause two events, and the first one may find the new text already.
        const previous = text;
        text = readAll(folder);
        if (text === previous && event === 'change' && isText.test(file)) return;
        writeJsonSchemas(folder);
        // Pictures and files to download make no pages.
        const isPage = isText.test(file);
        const isRouteChange = listChangingPaths(folder) !== paths;
        const isBrandChange = file.startsWith(brand) && isValidBrand(folder);
        if ((isPage && ['add', 'unlink'].includes(event)) || isRouteChange || isBrandChange) {
          server.restart();
          return;
        }
        server.environments.ssr.moduleGraph.invalidateAll();
        reload();
      });
    },
  };
}

/** The pages that come and go with the text of a file: those of posts, and of the message form. */
const listChangingPaths = (folder: string) =>
  JSON.stringify([readMessagePaths(folder), readPostPaths(folder)]);

const isText = /\.(yaml|md)$/;

/** With a mistake in the brand the server goes on as it is, and shows it. */
const isValidBrand = (folder: string) => readBrand(folder).brand !== undefined;

/** The text of all content files, to find out whether it changed. */
function readAll(folder: string): string {
  return allContentFiles(folder)
    .map((file) => `${file}\n${readFileSync(path.join(folder, file), 'utf8')}`)
    .join('');
}

/**
 * Vite holds back a reload while no page is open and sends it to the next one that opens, which has
 * the edit already and would load twice. This reloader skips pages that were requested after the edit.
 */
function createReloader(server: ViteDevServer): () => void {
  const reload = { type: 'full-reload' } as const;
  let edits = 0;
  /** The number of edits in the page that was requested last. */
  let editsInPage = 0;
  server.middlewares.use(({ headers }, _response, next) => {
    if (headers.accept?.includes('text/html')) editsInPage = edits;
    next();
  });
  server.ws.on('vite:client:connect', (_data, client) => {
    if (editsInPage === edits) return;
    editsInPage = edits;
    client.send(reload);
  });
  return () => {
    edits += 1;
    if (server.ws.clients.size > 0) server.ws.send(reload);
  };
}
