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
  /** The body without its content encoding. */
  text: string;
}

/** Sends one request on a connection of its own, with the path exactly as it is written. */
export async function fetchPath(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, agent: false, ...options }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('no response');
  const bytes = await buffer(response);
  const { statusCode: status = 0, headers } = response;
  const text = bytes.length > 0 ? decode(bytes, headers['content-encoding']) : '';
  return { status, headers, bytes, text };
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return zlib.gunzipSync(bytes).toString();
  return bytes.toString();
}

/** Waits until a server that is starting responds; the test's own time limit ends the wait. */
export async function waitUntilReady(origin: string): Promise<void> {
  for (;;) {
    try {
      await fetchPath(origin, '/');
      return;
    } catch {
      await wait(20);
    }
  }
}
