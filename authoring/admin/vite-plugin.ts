import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import send from 'send';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { contentFolder } from '../../app/content/content-folder.ts';
import { readLanguageTags } from '../../app/content/languages.ts';
import { findFile, listFiles, maxUpload, saveFile } from './content-storage.ts';

/** The folder of the content editor's files in its package. */
const cmsFolder = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** The editor may load from and connect to this server only. */
const policy = [
  "default-src 'self'",
  // It creates its styles and one worker at run time.
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self' 'unsafe-inline' blob:",
  "worker-src 'self' blob:",
  "img-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "frame-ancestors 'none'",
].join('; ');

/** A browser that opens a drawing by itself runs nothing in it. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Development only: a content editor at `/admin`, which works on the files of the content folder and
 * connects to this server only. It is only accessible from localhost.
 */
export function admin(): Plugin {
  return {
    name: 'admin',
    apply: 'serve',
    configureServer(server) {
      const content = path.resolve(server.config.root, contentFolder);
      server.middlewares.use('/admin', async (request, response) => {
        try {
          if (!isLocal(request)) respond(response, 403, 'Only accessible from localhost\n');
          else await handle(server, content, request, response);
        } catch (error) {
          respond(response, 400, (error as Error).message);
        }
      });
    },
  };
}

async function handle(
  server: ViteDevServer,
  content: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = decodeURIComponent((request.url ?? '/').replace(/\?.*/s, ''));
  const [, place = '', name = ''] = /^\/(cms|files)\/(.*)$/s.exec(address) ?? [];
  if (address === '/') {
    response.setHeader('Content-Security-Policy', policy);
    const page = path.join(server.config.root, 'authoring/admin/admin.html');
    const [tag] = readLanguageTags(content);
    respond(
      response,
      200,
      readFileSync(page, 'utf8').replace('lang="en"', `lang="${tag}"`),
      'text/html',
    );
  } else if (address === '/config.json') sendJson(response, await readConfig(server, content));
  else if (place === 'cms') send(request, name, { root: cmsFolder }).pipe(response);
  else if (place !== 'files') respond(response, 404, 'Not found\n');
  else if (name === '') sendJson(response, listFiles(content));
  else await handleFile(content, findFile(name), request, response);
}

async function handleFile(
  content: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('Content-Security-Policy', drawingPolicy);
    send(request, encodeURI(file), { root: content, cacheControl: false }).pipe(response);
  } else if (request.method === 'DELETE') {
    rmSync(path.join(content, file));
    respond(response, 200, '');
  } else if (request.method === 'PUT') {
    if (Number(request.headers['content-length']) > maxUpload) {
      throw new Error(`A picture may have at most ${maxUpload / 1e6} MB: make it smaller`);
    }
    respond(response, 200, saveFile(content, file, await buffer(request)));
  } else respond(response, 405, 'GET, PUT and DELETE only\n');
}

/** The editor's configuration, by the schemas as they are now: the server knows their edits. */
async function readConfig({ environments: { ssr } }: ViteDevServer, content: string) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server cannot run its own modules');
  const { cmsConfig } = await ssr.runner.import('/authoring/admin/cms-config.ts');
  return cmsConfig(content);
}

/** Whether a request comes from this machine, and not from a page of another site; Vite looks at its host. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isFromHere = /^(::1|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const site = String(headers['sec-fetch-site'] ?? 'none');
  return isFromHere && ['none', 'same-origin'].includes(site);
}

export function respond(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain',
) {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
}

export function sendJson(response: ServerResponse, value: unknown): void {
  respond(response, 200, JSON.stringify(value), 'application/json');
}
