import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as it came over the wire. */
  bytes: Buffer;
  /** The body without its content encoding. */
  text: string;
}

interface Options {
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends one request on a connection of its own, with the path exactly as it is written. */
export function fetchPath(
  origin: string,
  path: string,
  options: Options = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        const text = bytes.length > 0 ? decode(bytes, headers['content-encoding']) : '';
        resolve({ status, headers, bytes, text });
      });
    });
    sent.on('error', reject).end();
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return zlib.gunzipSync(bytes).toString();
  return bytes.toString();
}

/**
 * Sends bytes as they are and returns all that the server sends until it closes the connection.
 *
 * @throws Error when it cannot connect; a connection that breaks later ends the response
 */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    let connected = false;
    const socket = connect(port, 'localhost', () => {
      connected = true;
      socket.write(bytes, 'latin1');
    });
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString('latin1');
    });
    socket.on('error', (error) => {
      if (!connected) reject(error);
    });
    socket.on('close', () => resolve(response));
  });
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
