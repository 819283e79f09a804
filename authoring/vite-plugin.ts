import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import send from 'send';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { contentFolder } from '../app/content/content-folder.ts';
import { readLanguageTags } from '../app/content/languages.ts';
import { findFile, listFiles, maxUpload, saveFile } from './admin/content-storage.ts';
import { cmsFolder } from './admin/live-editor.ts';
import { bundleEditor } from './bundle-editor.ts';
import type { Change, NewPage } from './page-editor/page-draft.ts';

/** The editors may connect to this server only. They create styles and one worker at run time. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self' 'unsafe-inline' blob:",
  "worker-src 'self' blob:",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "frame-ancestors 'none'",
].join('; ');

/** A browser that opens a drawing by itself runs nothing in it. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Development only: a content editor at `/admin`, and at `/admin/edit/pricing` the page `/pricing` with its
 * editor. Both work on the files of the content folder, and are only accessible from localhost.
 */
export function editors(): Plugin {
  return {
    name: 'editors',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/admin', async (request, response) => {
        try {
          if (!isLocal(request))
            respond(response, 'Only accessible from localhost\n', 'plain', 403);
          else await answer(server, request, response);
        } catch (error) {
          respond(response, (error as Error).message, 'plain', 400);
        }
      });
    },
  };
}

/** Whether a request comes from this machine, and not from a page of another site; Vite looks at its host. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isFromHere = /^(::1|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const site = String(headers['sec-fetch-site'] ?? 'none');
  return isFromHere && ['none', 'same-origin'].includes(site);
}

function respond(response: ServerResponse, text: string, type = 'plain', status = 200): void {
  response.writeHead(status, { 'Content-Type': `text/${type}; charset=utf-8` }).end(text);
}

function respondWithPage(response: ServerResponse, file: string): void {
  response.setHeader('Content-Security-Policy', policy);
  const [tag] = readLanguageTags(contentFolder);
  const page = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  respond(response, page.replace('lang="en"', `lang="${tag}"`), 'html');
}

async function answer(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const [, place, name = ''] = /^\/([a-z.]*)(?:\/(.*))?$/s.exec(decodeURIComponent(pathname)) ?? [];
  if (place === '') respondWithPage(response, 'admin/admin.html');
  else if (place === 'config.json') {
    const { cmsConfig } = await load(server, 'admin/cms-config.ts');
    respond(response, JSON.stringify(cmsConfig(contentFolder)));
  } else if (place === 'npm' || place === 'locales') {
    send(request, pathname, { root: cmsFolder }).pipe(response);
  } else if (place === 'editor.js')
    await respondWithBundle('admin/browser/editor.ts', place, response);
  else if (place === 'files' && !name) respond(response, JSON.stringify(listFiles(contentFolder)));
  else if (place === 'files') await answerFile(findFile(name), request, response);
  else if (place === 'edit') await answerPage(server, `/${name}`, query, request, response);
  else respond(response, 'Not found\n', 'plain', 404);
}

/** Loads a module as it and the schemas are now: the server knows their edits. */
async function load({ environments: { ssr } }: ViteDevServer, file: string) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server cannot run its own modules');
  return ssr.runner.import(`/authoring/${file}`);
}

async function answerFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('Content-Security-Policy', drawingPolicy);
    send(request, encodeURI(file), { root: contentFolder, cacheControl: false }).pipe(response);
  } else if (request.method === 'DELETE') {
    rmSync(path.join(contentFolder, file));
    respond(response, '');
  } else {
    if (Number(request.headers['content-length']) > maxUpload) {
      throw new Error(`A picture may have at most ${maxUpload / 1e6} MB: make it smaller`);
    }
    respond(response, await saveFile(contentFolder, file, await buffer(request)));
  }
}

/** The editors by their first modules, each bundled when it is opened first: no edit of the content reloads it. */
const bundles = new Map<string, ReturnType<typeof bundleEditor>>();

async function respondWithBundle(
  entry: string,
  file: string,
  response: ServerResponse,
): Promise<void> {
  const bundle = bundles.get(entry) ?? bundleEditor(entry);
  bundles.set(entry, bundle);
  const type = file.endsWith('js') ? 'javascript' : 'css';
  respond(response, (await bundle).get(file) ?? '', type);
}

async function answerPage(
  server: ViteDevServer,
  address: string,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (/^\/editor\.(js|css)$/.test(address)) {
    return respondWithBundle('page-editor/browser/editor.tsx', address.slice(1), response);
  }
  const pages: typeof import('./page-editor/page-draft.ts') = await load(
    server,
    'page-editor/page-draft.ts',
  );
  const isNew = query.has('new');
  if (request.method !== 'GET') {
    const said = await json(request);
    const isSaved = request.method === 'PUT';
    const result = await (isNew
      ? pages.createPage(address, said as NewPage)
      : pages.changePage(address, said as Change, query.get('draft') ?? '', isSaved));
    respond(response, JSON.stringify(result));
  } else if (query.has('data')) respond(response, JSON.stringify(pages.describePage(address)));
  else if (isNew) respondWithPage(response, 'page-editor/new-page.html');
  else if (pages.findPage(address)) respondWithPage(response, 'page-editor/page-editor.html');
  else response.writeHead(302, { Location: '/admin' }).end();
}
