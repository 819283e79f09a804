import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';

export interface HttpResponse {
  status: number;
  headers: IncomingMessage['headers'];
  /** The body as it came over the wire. */
  bytes: Buffer;
  /** How many bytes came over the wire, with status line and headers. */
  received: number;
  /** The body without its content encoding. */
  text: string;
}

/** Sends one request on a connection of its own, with the path exactly as it is written. */
export async function fetchPath(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const sent = request(origin, { path, agent: false, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers, socket } = response;
  const bytes = await buffer(response);
  const text = decode(bytes, headers['content-encoding']);
  return { status, headers, bytes, received: socket.bytesRead, text };
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  // An answer to HEAD has the encoding of what it does not send.
  if (bytes.length === 0) return '';
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? zlib.gunzipSync(bytes) : bytes).toString();
}

/** Waits until a server that is starting responds; the test's own time limit ends the wait. */
export async function waitUntilReady(origin: string): Promise<void> {
  while (!(await fetchPath(origin, '/').catch(() => undefined))) await wait(20);
}
