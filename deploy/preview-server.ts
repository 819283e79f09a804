import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { cacheControl, contentSecurityPolicy, securityHeaders } from './headers.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** In the order in which they are preferred. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface StoredFile {
  headers: Readonly<Record<string, string>>;
  /** The file's bytes by content encoding; `identity` is always there. */
  bodies: ReadonlyMap<string, Buffer>;
}

/**
 * A server for a built site as production serves it: pages at exactly their own paths, the
 * not-found page with status 404 for every other one, security and cache headers, compression.
 * It reads the folder once, so a new build needs a new server.
 *
 * @param folder the built site, such as `build/client`
 * @throws Error when the folder or its `404.html` is missing
 */
export function createPreviewServer(folder: string): Server {
  const site = readSite(folder);
  const notFound = site.get('/404.html');
  if (!notFound) throw new Error(`${folder} has no 404.html: run npm run build first`);

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', ...securityHeaders }).end();
      return;
    }
    const [address = '/'] = (request.url ?? '/').split('?');
    if (address !== '/' && address.endsWith('/') && site.has(pageFile(address.slice(0, -1)))) {
      response.writeHead(308, { Location: address.slice(0, -1), ...securityHeaders }).end();
      return;
    }
    const file = site.get(pageFile(address)) ?? (isPage(address) ? undefined : site.get(address));
    const found = file && file !== notFound && address !== '/500';
    send(request, response, found ? 200 : 404, found ? file : notFound);
  });
}

/** `/about` stands in `/about.html`, `/` in `/index.html`; `/index` is no page of the site. */
function pageFile(address: string): string {
  if (address === '/') return '/index.html';
  return address === '/index' ? '' : `${address}.html`;
}

function isPage(address: string): boolean {
  return address.endsWith('.html');
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, bodies }: StoredFile,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const encoding = encodings.find(({ name }) => accepted.includes(name) && bodies.has(name))?.name;
  const body = bodies.get(encoding ?? 'identity') ?? Buffer.alloc(0);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const unchanged = status === 200 && request.headers['if-none-match'] === etag;

  response.writeHead(unchanged ? 304 : status, {
    ...headers,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(!unchanged && { 'Content-Length': body.length }),
  });
  response.end(unchanged || request.method === 'HEAD' ? undefined : body);
}

function readSite(folder: string): Map<string, StoredFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const site = new Map<string, StoredFile>();
  for (const name of names) {
    const mediaType = mediaTypes[path.extname(name)];
    if (!mediaType) continue;
    const identity = readFileSync(path.join(folder, name));
    const bodies = new Map([['identity', identity]]);
    for (const { name: encoding, suffix } of encodings) {
      if (names.includes(name + suffix)) {
        bodies.set(encoding, readFileSync(path.join(folder, name + suffix)));
      }
    }
    site.set(`/${name.split(path.sep).join('/')}`, { headers: headersOf(name, identity), bodies });
  }
  return site;
}

function headersOf(name: string, body: Buffer): Record<string, string> {
  const extension = path.extname(name);
  const hashed = name.split(path.sep)[0] === 'assets';
  return {
    'Content-Type': mediaTypes[extension] ?? 'application/octet-stream',
    'Cache-Control': hashed ? cacheControl.hashed : cacheControl.revalidated,
    ...securityHeaders,
    ...(extension === '.html' && {
      'Content-Security-Policy': contentSecurityPolicy(body.toString('utf8')),
    }),
  };
}
