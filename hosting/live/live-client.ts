import http, { type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { UserError } from '../../lib/user-error.ts';

/** How a site answers; status 0 when it does not. */
export interface LiveResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body without its content encoding; why there is none, with status 0. */
  text: string;
}

/** Where to connect to instead of a URL's own host and port. */
export type Connect = (url: URL) => { host: string; port: number };

const timeout = 15_000;
const maxRequests = 200;

/** Sends requests to a live site, at most 200 of them, and follows no redirect. */
export class LiveClient {
  requests = 0;
  readonly #connect: Connect;
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true }),
    // The check of the certificate says what is wrong with it; the other checks go on.
    'https:': new https.Agent({ keepAlive: true, rejectUnauthorized: false }),
  };

  constructor(connect?: Connect) {
    this.#connect =
      connect ??
      (({ protocol, hostname, port }) => ({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port || (protocol === 'https:' ? 443 : 80)),
      }));
  }

  async get(url: URL, headers: Record<string, string> = {}): Promise<LiveResponse> {
    this.requests += 1;
    if (this.requests > maxRequests) throw new UserError(`More than ${maxRequests} requests`);
    const options: RequestOptions & { servername: string } = {
      ...this.endpoint(url),
      path: url.pathname + url.search,
      headers: { Host: url.host, 'Accept-Encoding': 'br, gzip', ...headers },
      timeout,
      agent: this.#agents[url.protocol as 'http:' | 'https:'],
    };
    const { request } = url.protocol === 'https:' ? https : http;
    try {
      const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
        const sent = request(options, resolve).on('error', reject).end();
        sent.on('timeout', () => sent.destroy(new Error('no answer within 15 seconds')));
      });
      const { statusCode: status = 0, headers } = response;
      return { status, headers, text: decode(await buffer(response), headers['content-encoding']) };
    } catch (error) {
      return { status: 0, headers: {}, text: (error as NodeJS.ErrnoException).message };
    }
  }

  /** Where to connect to for a URL, and whose certificate to ask for. */
  endpoint(url: URL): { host: string; port: number; servername: string } {
    return { ...this.#connect(url), servername: url.hostname };
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return zlib.gunzipSync(bytes).toString();
  return bytes.toString();
}
