import { existsSync, readFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { type Redirect, readRedirects } from '../redirects.ts';
import { type Release, readRelease } from '../release.ts';
import { readServedFiles, type ServedFile } from '../served-files.ts';

/** How a site answers; status 0 when it does not. */
export interface LiveResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body without its content encoding; why there is none, with status 0. */
  text: string;
}

/** Something that is not as it should be. */
export interface Finding {
  /** What was checked, such as `headers`. */
  check: string;
  addresses: string[];
  message: string;
}

/** Where to connect to for a URL. */
export type Connect = (url: URL) => { host: string; port: number };

const connectDirectly: Connect = ({ protocol, hostname, port }) => ({
  host: hostname.replace(/^\[|\]$/g, ''),
  port: Number(port) || (protocol === 'https:' ? 443 : 80),
});

const seconds = 1000;
// The check of the certificate says what is wrong with it; the other checks go on.
const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true, rejectUnauthorized: false }),
};

/** A live site beside the build that should be live, and what was found wrong with it. */
export class LiveSite {
  requests = 0;
  readonly findings: Finding[] = [];
  /** The served files of the build, with their paths below the address. */
  readonly files: readonly ServedFile[];
  readonly release: Release;
  isLive = true;
  /** Whether the build is for a host that sends the site's headers. */
  readonly hasHeaders: boolean;

  readonly connect: Connect;
  /** Without a slash at its end. */
  readonly address: string;
  /** The paths that have moved, as the build says. */
  readonly redirects: readonly Redirect[];
  readonly #folder: string;

  constructor(address: string, folder: string, connect = connectDirectly) {
    this.address = address;
    this.#folder = folder;
    this.connect = connect;
    this.release = readRelease(folder);
    this.redirects = readRedirects(folder);
    const { basePath } = this.release;
    this.files = readServedFiles(folder, this.release).map((one) => ({
      ...one,
      urlPath: one.urlPath?.slice(basePath.length),
    }));
    this.hasHeaders = existsSync(path.join(folder, '_nginx.conf'));
  }

  async get(target: string, headers: Record<string, string> = {}): Promise<LiveResponse> {
    const url = new URL(target.startsWith('/') ? this.address + target : target);
    this.requests += 1;
    const options = {
      ...this.connect(url),
      servername: url.hostname,
      path: url.pathname + url.search,
      headers: { Host: url.host, 'Accept-Encoding': 'br, gzip', ...headers },
      agent: agents[url.protocol as keyof typeof agents],
      signal: AbortSignal.timeout(15 * seconds),
    };
    const { request } = url.protocol === 'https:' ? https : http;
    try {
      const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
        request(options, resolve).on('error', reject).end();
      });
      const { statusCode: status = 0, headers } = response;
      return { status, headers, text: decode(await buffer(response), headers['content-encoding']) };
    } catch (error) {
      return { status: 0, headers: {}, text: (error as Error).message };
    }
  }

  /** Adds a finding; the same one about several addresses is one. */
  find(check: string, address: string, message: string): void {
    const known = this.findings.find((one) => one.check === check && one.message === message);
    if (known) known.addresses.push(address);
    else this.findings.push({ check, addresses: [address], message });
  }

  readBuilt(file: string): string {
    return readFileSync(path.join(this.#folder, file), 'utf8');
  }
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  // Some answer 304 with the encoding of what they do not send.
  if (bytes.length === 0) return '';
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? zlib.gunzipSync(bytes) : bytes).toString();
}
