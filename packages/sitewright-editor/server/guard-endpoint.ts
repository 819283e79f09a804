import type { IncomingMessage } from 'node:http';
import { isForeign, Refusal } from 'sitewright/node';
import { t } from '../words/words.ts';

/** What an endpoint takes by one method: bodies of at most so many bytes, none where it says nothing. */
export interface Method {
  most?: number;
}

/**
 * Lets requests through that come from this machine, ask for one of the addresses that the server was
 * started for, and come from a page of that address or, where they change nothing, from no page.
 *
 * @param origins the server's own, such as `http://localhost:5173`
 * @param methods those that the endpoint has; without an endpoint, any
 * @throws Refusal
 */
export function guardEndpoint(
  request: IncomingMessage,
  origins: readonly string[],
  methods?: Readonly<Record<string, Method>>,
): void {
  const { method = '', headers, socket } = request;
  if (!/^(::1$|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '')) {
    throw new Refusal(403, 'Only accessible from localhost');
  }
  const origin = origins.find((one) => new URL(one).host === headers.host);
  if (!origin) {
    const known = origins.join(' or ') || 'no address';
    throw new Refusal(403, `Only accessible at ${known}, for which the server was started`);
  }
  if (methods && !Object.hasOwn(methods, method)) {
    throw new Refusal(405, `Expected ${Object.keys(methods).join(' or ')}, found ${method}`);
  }
  const isFromPage = headers.origin === origin && headers['sec-fetch-site'] !== 'none';
  if (isForeign(request) || (method !== 'GET' && !isFromPage)) {
    throw new Refusal(403, 'Only accessible from a page of the editors themselves');
  }
  const most = methods?.[method]?.most;
  if (Number(headers['content-length']) > (most ?? 0)) {
    throw new Refusal(413, describeLimit(most));
  }
}

const describeLimit = (most = 0) =>
  t('Expected at most {megabytes} MB: make it smaller', { megabytes: most / 1e6 });

/**
 * Reads what a request brings, as long as it is not more than so many bytes, and is there in time.
 *
 * @param patience in milliseconds
 * @throws Refusal
 */
export async function readBody(
  request: IncomingMessage,
  most = 0,
  patience = 30_000,
): Promise<Buffer> {
  const late = Promise.withResolvers<never>();
  const seconds = patience / 1_000;
  const message = t('Expected all of it within {seconds} seconds: send it again', { seconds });
  const timer = setTimeout(() => late.reject(new Refusal(408, message)), patience);
  try {
    return await Promise.race([readParts(request, most), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function readParts(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // The answer goes out by the same connection.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > most) throw new Refusal(413, describeLimit(most));
    parts.push(part);
  }
  return Buffer.concat(parts);
}
