import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/** Why a request is refused, with the status that says so. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Whether a page of another origin sends a request, another port of this machine among them. Browsers say so;
 * a request that says nothing is that of a person who types an address, or of a program.
 */
export function isForeign({ headers }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': site = 'none' } = headers;
  const isOwnOrigin = origin === undefined || URL.parse(origin)?.host === host;
  return !isOwnOrigin || !/^(none|same-origin)$/.test(String(site));
}

/**
 * Guards every path of a server on this machine. Pages of other origins may link to its pages, and nothing else;
 * a name that somebody leads here is none of the server's, as its pages would be of the server's own origin.
 *
 * @throws Refusal
 */
export function guardRequest(request: IncomingMessage): void {
  const { method, url = '', headers } = request;
  if (headers.host !== undefined && !isOwnHost(headers.host)) {
    throw new Refusal(403, 'Only accessible as localhost or by the number of an address');
  }
  // Vite does things at addresses that begin so, such as to open a file in a text editor.
  const isLink =
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !/^\/(@|__)/.test(url);
  if (isForeign(request) && !isLink) {
    throw new Refusal(
      403,
      'Only accessible from pages of this server, not of another site or port',
    );
  }
}

/** Whether a host is one that nobody can lead to another machine: DNS answers for names alone. */
function isOwnHost(host: string): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  return /(^|\.)localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** Answers a request that the guard refuses. @returns whether it did */
export function refuseRequest(request: IncomingMessage, response: ServerResponse): boolean {
  try {
    guardRequest(request);
    return false;
  } catch (error) {
    const { status, message } = error as Refusal;
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${message}\n`);
    return true;
  }
}
