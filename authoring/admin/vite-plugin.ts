import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { allContentFiles } from '../../app/content/content-files.ts';
import { contentFolder } from '../../app/content/content-folder.ts';
import { changeFile } from './change-file.ts';
import { cmsError, cmsFolder, withLocalFonts } from './cms-package.ts';
import { handlePicture, listPictureFiles } from './upload-picture.ts';

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

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

/**
 * Development only: a content editor at `/admin`, which works on the files of the content folder and
 * connects to this server only. It is only accessible from localhost.
 */
export function admin(): Plugin {
  return {
    name: 'admin',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config;
      const content = path.resolve(root, contentFolder);
      server.middlewares.use('/admin', async (request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        try {
          if (!isLocal(request))
            return void response.writeHead(403).end('Only accessible from localhost\n');
          if (address === '/' || address === '') return sendPage(response, root);
          if (address === '/config.json') {
            return sendJson(response, await readConfig(server, content));
          }
          if (address.startsWith('/cms/'))
            return sendAsset(response, address.slice('/cms/'.length));
          if (address === '/files/') {
            return sendJson(response, { ...readTexts(content), ...listPictureFiles(content) });
          }
          if (!address.startsWith('/files/')) return next();
          const file = decodeURIComponent(address.slice('/files/'.length));
          const handle = file.startsWith('content/pictures/') ? handlePicture : changeFile;
          await handle(request, response, content, file);
        } catch (error) {
          sendError(response, error);
        }
      });
    },
  };
}

/** The editor's configuration, by the schemas as they are now: the server knows their edits. */
async function readConfig({ environments: { ssr } }: ViteDevServer, content: string) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server cannot run its own modules');
  const { cmsConfig } = await ssr.runner.import('/authoring/admin/cms-config.ts');
  return cmsConfig(content);
}

/** Whether a request comes from this machine, and not from a page of another site. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isFromHere = /^(::1|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const site = headers['sec-fetch-site'] ?? 'none';
  return (
    isFromHere &&
    ['localhost', '127.0.0.1', '[::1]'].includes(host) &&
    ['none', 'same-origin'].includes(String(site))
  );
}

function sendPage(response: ServerResponse, root: string): void {
  const message = cmsError(readFileSync(path.join(cmsFolder, 'index.js'), 'utf8'));
  if (message) return void response.writeHead(500, { 'Content-Type': 'text/plain' }).end(message);
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    })
    .end(readFileSync(path.join(root, 'authoring/admin/admin.html')));
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

/** Sends a file of the editor's package. */
function sendAsset(response: ServerResponse, name: string): void {
  const file = path.join(cmsFolder, name);
  const type = mediaTypes[path.extname(file)];
  if (!file.startsWith(cmsFolder + path.sep) || !type || !existsSync(file)) {
    return void response.writeHead(404).end();
  }
  const body = type === 'text/javascript' ? withLocalFonts(file) : readFileSync(file);
  response.writeHead(200, { 'Content-Type': type }).end(body);
}

/** The texts of the content files of all languages, by their paths in the editor's storage. */
function readTexts(content: string): Record<string, string> {
  const files = allContentFiles(content).filter((file) => /\.(yaml|md)$/.test(file));
  return Object.fromEntries(
    files.map((file) => [`content/${file}`, readFileSync(path.join(content, file), 'utf8')]),
  );
}

function sendError(response: ServerResponse, error: unknown): void {
  response.writeHead(400, { 'Content-Type': 'text/plain' }).end((error as Error).message);
}
