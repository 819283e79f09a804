import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import zlib from 'node:zlib';

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body's bytes as they came over the wire. */
  bytes: Buffer;
  /** The body without its content encoding. */
  text: string;
}

interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends one request on a connection of its own, the path exactly as it is written. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false, ...question }, (response) => {
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
  // A part of a compressed body cannot be opened by itself.
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return zlib.gunzipSync(bytes).toString();
  return bytes.toString();
}
