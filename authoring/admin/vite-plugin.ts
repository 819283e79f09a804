import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse, stringify } from 'yaml';
import { cmsConfig } from './cms-config.ts';
import { cmsFault, cmsFolder, withOwnFonts } from './cms-package.ts';
import { mergeYaml } from './merge-yaml.ts';

/** What the editor may ask of nobody but this server. */
const policy = [
  "default-src 'self'",
  // It builds its styles and one worker as it goes.
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
 * Development only: a content editor at `/admin`, which works on the files in `content/` and asks
 * nobody but this server. It answers this machine alone.
 */
export function admin(): Plugin {
  return {
    name: 'admin',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config;
      server.middlewares.use('/admin', (request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        try {
          if (!isLocal(request)) return void response.writeHead(403).end('This machine alone\n');
          if (address === '/' || address === '') return page(response, root);
          if (address === '/config.json')
            return json(response, cmsConfig(path.join(root, 'content')));
          if (address.startsWith('/cms/')) return asset(response, address.slice('/cms/'.length));
          if (address === '/files/') return json(response, contentFiles(root));
          if (address.startsWith('/files/')) {
            return void change(
              request,
              response,
              root,
              decodeURIComponent(address.slice('/files/'.length)),
            );
          }
          next();
        } catch (error) {
          refuse(response, error);
        }
      });
    },
  };
}

/** A request from this machine that no page of another site has made. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const near = /^(::1|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  const site = headers['sec-fetch-site'] ?? 'none';
  return (
    near &&
    ['localhost', '127.0.0.1', '[::1]'].includes(name) &&
    ['none', 'same-origin'].includes(String(site))
  );
}

function page(response: ServerResponse, root: string): void {
  const fault = cmsFault(readFileSync(path.join(cmsFolder, 'index.js'), 'utf8'));
  if (fault) return void response.writeHead(500, { 'Content-Type': 'text/plain' }).end(fault);
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    })
    .end(readFileSync(path.join(root, 'authoring/admin/admin.html')));
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

/** A file of the editor's own package. */
function asset(response: ServerResponse, name: string): void {
  const file = path.join(cmsFolder, name);
  const type = mediaTypes[path.extname(file)];
  if (!file.startsWith(cmsFolder + path.sep) || !type || !existsSync(file)) {
    return void response.writeHead(404).end();
  }
  const body = type === 'text/javascript' ? withOwnFonts(file) : readFileSync(file);
  response.writeHead(200, { 'Content-Type': type }).end(body);
}

function contentFiles(root: string): Record<string, string> {
  const names = globSync('content/**/*.yaml', { cwd: root }).sort();
  return Object.fromEntries(
    names.map((name) => [
      name.split(path.sep).join('/'),
      readFileSync(path.join(root, name), 'utf8'),
    ]),
  );
}

async function change(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  name: string,
): Promise<void> {
  try {
    if (!/^content\/(platforms\/)?[a-z0-9-]+\.yaml$/.test(name))
      throw new Error(`${name} is no content file`);
    const file = path.join(root, name);
    if (request.method === 'DELETE') {
      rmSync(file);
      return void response.writeHead(204).end();
    }
    if (request.method !== 'PUT')
      return void response.writeHead(405, { Allow: 'PUT, DELETE' }).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const value = parse(Buffer.concat(chunks).toString('utf8'));
    const text = existsSync(file)
      ? mergeYaml(readFileSync(file, 'utf8'), value)
      : `# yaml-language-server: $schema=../../.schemas/platform.json\n${stringify(value, { lineWidth: 0 })}`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    response.writeHead(200, { 'Content-Type': 'application/yaml; charset=utf-8' }).end(text);
  } catch (error) {
    refuse(response, error);
  }
}

function refuse(response: ServerResponse, error: unknown): void {
  response.writeHead(400, { 'Content-Type': 'text/plain' }).end((error as Error).message);
}
