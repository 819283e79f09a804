import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { emptyResponseCsp, getCacheControl, globalHeaders, type Headers } from '../headers.ts';
import { redirects } from '../redirects.ts';
import { handleBadRequests, maxUrlLength } from './bad-requests.ts';
import { chooseEncoding, isUnchanged, parseRange } from './negotiation.ts';
import { type Body, findErrorPage, type Snapshot, type StoredFile } from './snapshot.ts';

const emptyResponseHeaders: Headers = {
  ...globalHeaders,
  'Content-Security-Policy': emptyResponseCsp,
};

const emptyFile: StoredFile = { headers: emptyResponseHeaders, bodies: new Map() };
const emptyBody: Body = { bytes: Buffer.alloc(0), etag: '""' };

/** How long a client may take, in milliseconds. */
const timeouts = {
  /** For a request's headers. */
  headersTimeout: 10_000,
  /** For a whole request. */
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  /** How often the two limits for requests are checked. */
  connectionsCheckingInterval: 1_000,
};

/**
 * Creates a server that serves a built site as production does: pages at exactly their own paths,
 * the not-found page with status 404 for any other, security and cache headers, compression, ranges,
 * and a response to every bad request.
 *
 * @param getSnapshot gives the site as it is now; when it throws, the visitor gets the error page
 * @param options timeouts that differ from the defaults
 */
export function createPreviewServer(
  getSnapshot: () => Snapshot,
  options: Partial<typeof timeouts> = {},
): Server {
  const firstSnapshot = getSnapshot();
  const settings = { ...timeouts, ...options, requireHostHeader: false };
  const server = createServer(settings, (request, response) => {
    // HTTP/1.1 keeps connections open by default, and HTTP/2 has no such header.
    if (request.httpVersion === '1.1' && response.shouldKeepAlive) {
      response.removeHeader('Connection');
    }
    try {
      handleRequest(getSnapshot(), request, response);
    } catch {
      const errorPage = findErrorPage(firstSnapshot, request.url ?? '/', '500.html');
      sendFile(request, response, 500, errorPage);
    }
  });
  // A client that stops reading is disconnected.
  server.timeout = 30_000;
  handleBadRequests(server, emptyResponseHeaders);
  return server;
}

function handleRequest(site: Snapshot, request: IncomingMessage, response: ServerResponse): void {
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '') || '/';
  const [, urlPath = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const moved = redirects.find(({ from }) => from === urlPath);
  const withoutSlash = urlPath.slice(0, -1);
  const file = site.files.get(urlPath);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendEmpty(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
  } else if (request.httpVersion === '1.1' && !request.headers.host) {
    sendEmpty(response, 400, { Connection: 'close' });
  } else if (target.length > maxUrlLength) sendEmpty(response, 414, { Connection: 'close' });
  else if (file) sendFile(request, response, 200, file);
  else if (moved) redirect(response, 301, moved.to + query);
  else if (urlPath.endsWith('/') && site.files.has(withoutSlash)) {
    redirect(response, 308, withoutSlash + query);
  } else sendFile(request, response, 404, findErrorPage(site, urlPath, '404.html'));
}

function redirect(response: ServerResponse, status: number, location: string): void {
  sendEmpty(response, status, { Location: location, 'Cache-Control': getCacheControl('') });
}

function sendEmpty(response: ServerResponse, status: number, headers: Headers): void {
  response.writeHead(status, { ...headers, ...emptyResponseHeaders, 'Content-Length': 0 }).end();
}

function sendFile(
  { headers: requested, method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, bodies } = emptyFile,
): void {
  const available = [...bodies.keys()].filter((name) => name !== 'identity');
  const encoding = chooseEncoding(requested['accept-encoding']?.toString(), available);
  const { bytes, etag } = bodies.get(encoding) ?? emptyBody;
  const send = (status: number, extra: OutgoingHttpHeaders, body?: Buffer) => {
    response.writeHead(status, {
      ...headers,
      ...(available.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(body && { 'Content-Length': body.length }),
      ...extra,
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
  // A part would not fit the rest of an older copy: then the whole body is sent.
  const isCurrent = (requested['if-range'] ?? etag) === etag;
  const range = method === 'GET' && isCurrent && parseRange(requested.range, bytes.length);
  const validators = { ETag: etag, 'Accept-Ranges': 'bytes' };
  if (status !== 200) send(status, {}, bytes);
  else if (isUnchanged(requested['if-none-match'], etag)) send(304, { ETag: etag });
  else if (!range) send(status, validators, bytes);
  else if (range === 'unsatisfiable') {
    send(416, { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 });
  } else {
    const position = `bytes ${range.first}-${range.last}/${bytes.length}`;
    const part = bytes.subarray(range.first, range.last + 1);
    send(206, { ...validators, 'Content-Range': position }, part);
  }
}
