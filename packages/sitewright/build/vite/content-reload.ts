import { execFile } from 'node:child_process';
import { globSync, lstatSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { loadBrand } from '../../content/brand/load-brand.ts';
import { contentFolder } from '../../content/disk/content-folder.ts';
import { readSite } from '../../kinds/read-site.ts';
import { ownModule } from '../../lib/own-files.ts';

/**
 * Development only: an edit in the content folder reloads the open page, which the server renders with the
 * new content; a mistake in it shows in the browser's error overlay. After an edit of the brand, from which
 * the style sheet is made, the server restarts. The JSON Schemas for text editors are written anew after an
 * edit of the content or of the site's own kinds of sections.
 */
export function contentReload(content = contentFolder): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configResolved({ root, configFileDependencies }) {
      // Vite restarts the server after an edit of any module that its settings import, all of app/content
      // among them, and cuts off the pages that are open. Pages load their modules anew without that.
      const settings = configFileDependencies.filter((file) => path.dirname(file) === root);
      configFileDependencies.splice(0, Number.POSITIVE_INFINITY, ...settings);
    },
    configureServer(server) {
      const folder = path.resolve(content) + path.sep;
      const brand = path.join(folder, 'brand') + path.sep;
      const own = path.resolve('sections') + path.sep;
      const isSchema = (file: string) => file.endsWith('.ts') && file.startsWith(own);
      // In a process of its own, which knows edits of the code.
      const writeSchemas = () => execFile(process.execPath, [ownModule('commands/schemas.ts')]);
      const reload = createReloader(server);
      let state = describeFiles(folder);
      server.watcher.add([folder, own]);
      server.watcher.on('all', async (_event, file) => {
        if (isSchema(file)) writeSchemas();
        if (!file.startsWith(folder)) return;
        // Saving a file can cause two events, and the first one may find the new files already.
        const previous = state;
        state = describeFiles(folder);
        if (state === previous) return;
        writeSchemas();
        // With a mistake in the brand the server goes on as it is, and shows it.
        const isBrandChange = file.startsWith(brand) && (await isBrandWhole(folder));
        if (isBrandChange) server.restart();
        else reload();
      });
    },
  };
}

async function isBrandWhole(folder: string): Promise<boolean> {
  try {
    await loadBrand(readSite(folder));
    return true;
  } catch {
    return false;
  }
}

/** All files with their time and size, to find out whether one of them changed. */
function describeFiles(folder: string): string {
  return (
    // A folder that goes while it is read has no files; `readdirSync` throws.
    globSync('**', { cwd: folder })
      // One that is being written gets its own name when it is whole.
      .filter((file) => !path.basename(file).startsWith('.'))
      .map((file) => `${file} ${describeFile(path.join(folder, file))}`)
      .join('\n')
  );
}

function describeFile(file: string): string {
  try {
    const { mtimeMs, size } = lstatSync(file);
    return `${mtimeMs} ${size}`;
  } catch {
    // An editor writes it for a moment, and it is gone by now.
    return 'gone';
  }
}

/**
 * Vite holds back a reload while no page is open and sends it to the next one that opens, which has
 * the edit already and would load twice. This reloader skips pages that were requested after the edit.
 *
 * @returns has the server read the content anew, and reloads the pages that are open
 */
function createReloader(server: ViteDevServer): () => void {
  const message = { type: 'full-reload' } as const;
  let edits = 0;
  /** The number of edits in the page that was requested last. */
  let editsInPage = 0;
  const holder = ownModule('build/vite/answer-request.ts');
  // It alone holds content. Were all modules forgotten, those that are being loaded would be there in two
  // states: a check of the editors would read the files, and not the change that it is about.
  const forget = () => {
    const { moduleGraph } = server.environments.ssr;
    for (const one of moduleGraph.getModulesByFile(holder) ?? []) moduleGraph.invalidateModule(one);
  };
  const reload = () => {
    edits += 1;
    forget();
    if (server.ws.clients.size > 0) server.ws.send(message);
  };
  server.middlewares.use(({ headers }, response, next) => {
    if (headers.accept?.includes('text/html')) {
      const known = edits;
      editsInPage = edits;
      // A page that is rendered during an edit can leave the content of before in Vite's memory,
      // and a page that was requested since then can have it from there.
      response.on('close', () => {
        if (edits === known) return;
        if (editsInPage === edits) reload();
        else forget();
      });
    }
    next();
  });
  server.ws.on('vite:client:connect', (_data, client) => {
    if (editsInPage === edits) return;
    editsInPage = edits;
    client.send(message);
  });
  return reload;
}
