import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';

/** How a site answers; status 0 when it does not. */
export interface LiveResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body without its content encoding. */
  body: Buffer;
  /** The body as a text; why there is none, with status 0. */
  text: string;
}

/** Where to connect to for a URL. */
export type Connect = (url: URL) => { host: string; port: number };

export const connectDirectly: Connect = ({ protocol, hostname, port }) => ({
  host: hostname.replace(/^\[|\]$/g, ''),
  port: Number(port) || (protocol === 'https:' ? 443 : 80),
});

/** What the check calls itself in the logs of servers; counts of visitors leave it out. */
export const userAgent = 'sitewright-check (bot)';

const seconds = 1000;
// The check of the certificate says what is wrong with it; the other checks go on.
const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true, rejectUnauthorized: false }),
};

export type Method = 'GET' | 'HEAD';

/** Sends one request, and waits fifteen seconds for the whole answer. */
export async function request(
  url: URL,
  to: ReturnType<Connect>,
  headers: Record<string, string>,
  method: Method,
): Promise<LiveResponse> {
  const options = {
    ...to,
    method,
    servername: url.hostname,
    path: url.pathname + url.search,
    headers: { Host: url.host, 'User-Agent': userAgent, 'Accept-Encoding': 'br, gzip', ...headers },
    agent: agents[url.protocol as keyof typeof agents],
    signal: AbortSignal.timeout(15 * seconds),
  };
  const { request: send } = url.protocol === 'https:' ? https : http;
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      send(options, resolve).on('error', reject).end();
    });
    const { statusCode: status = 0, headers } = response;
    const body = decode(await buffer(response), headers['content-encoding']);
    return { status, headers, body, text: body.toString() };
  } catch (error) {
    const { message } = error as Error;
    return { status: 0, headers: {}, body: Buffer.alloc(0), text: message };
  }
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  // Some answer 304 with the encoding of what they do not send.
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes);
  return encoding === 'gzip' ? zlib.gunzipSync(bytes) : bytes;
}
