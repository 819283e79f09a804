import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { cacheRule, emptyPolicy, everywhere } from '../headers.ts';
import { redirects } from '../redirects.ts';
import { answerBadRequests, longestAddress } from './bad-requests.ts';
import { chooseEncoding, isUnchanged, parseRange } from './negotiation.ts';
import type { Body, Snapshot, StoredFile } from './snapshot.ts';

/** Sent with an answer that has no body. */
const bare = { ...everywhere, 'Content-Security-Policy': emptyPolicy, 'Content-Length': 0 };

const emptyBody: Body = { bytes: Buffer.alloc(0), etag: '""' };

/** How long a client may take, in milliseconds. */
const patience = {
  /** For a request's headers. */
  headersTimeout: 10_000,
  /** For a whole request. */
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  /** How often the above are looked at. */
  connectionsCheckingInterval: 1_000,
};

/**
 * A server for a built site as production serves it: pages at exactly their own paths, the
 * not-found page with status 404 for every other one, security and cache headers, compression,
 * ranges, and an answer to every bad request.
 *
 * @param site gives the site as it is now; when it throws, the visitor gets the error page
 * @param limits how long clients may take, where it differs from the usual
 */
export function createPreviewServer(
  site: () => Snapshot,
  limits: Partial<typeof patience> = {},
): Server {
  const { error } = site();
  const options = { ...patience, ...limits, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    // HTTP/1.1 stays connected without being told, and HTTP/2 has no such header.
    if (request.httpVersion === '1.1' && response.shouldKeepAlive) {
      response.removeHeader('Connection');
    }
    try {
      answer(site(), request, response);
    } catch {
      send(request, response, 500, error);
    }
  });
  // A client that stops reading is let go.
  server.timeout = 30_000;
  answerBadRequests(server, { ...everywhere, 'Content-Security-Policy': emptyPolicy });
  return server;
}

function answer(site: Snapshot, request: IncomingMessage, response: ServerResponse): void {
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '') || '/';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', Connection: 'close', ...bare }).end();
    return;
  }
  const nameless = request.httpVersion === '1.1' && !request.headers.host;
  if (nameless || target.length > longestAddress) {
    response.writeHead(nameless ? 400 : 414, { Connection: 'close', ...bare }).end();
    return;
  }
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const moved = redirects.find(({ from }) => from === address);
  const canonical = address.slice(0, -1);
  const file = site.files.get(address);
  if (file) send(request, response, 200, file);
  else if (moved) redirect(response, 301, moved.to + query);
  else if (address.endsWith('/') && site.files.has(canonical)) {
    redirect(response, 308, canonical + query);
  } else send(request, response, 404, site.notFound);
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location, 'Cache-Control': cacheRule(''), ...bare }).end();
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, bodies }: StoredFile,
): void {
  const available = [...bodies.keys()].filter((name) => name !== 'identity');
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString(), available);
  const reply = replyTo(request, status, bodies.get(encoding) ?? emptyBody);
  response.writeHead(reply.status, {
    ...headers,
    ...(available.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...reply.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
}

/** What becomes of a body when the client has a copy already or wants a part of it. */
function replyTo({ headers, method }: IncomingMessage, status: number, body: Body): Reply {
  const { bytes, etag } = body;
  const whole = { 'Content-Length': bytes.length };
  if (status !== 200) return { status, headers: whole, body: bytes };
  if (isUnchanged(headers['if-none-match'], etag)) return { status: 304, headers: { ETag: etag } };

  const validators = { ETag: etag, 'Accept-Ranges': 'bytes' };
  // A part of an older copy would not fit the rest: then everything is sent.
  const current = (headers['if-range'] ?? etag) === etag;
  const range = method === 'GET' && current ? parseRange(headers.range, bytes.length) : undefined;
  if (range === undefined) return { status, headers: { ...validators, ...whole }, body: bytes };
  if (range === 'unsatisfiable') {
    const size = { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 };
    return { status: 416, headers: size };
  }
  const part = bytes.subarray(range.first, range.last + 1);
  const place = `bytes ${range.first}-${range.last}/${bytes.length}`;
  return {
    status: 206,
    headers: { ...validators, 'Content-Range': place, 'Content-Length': part.length },
    body: part,
  };
}
