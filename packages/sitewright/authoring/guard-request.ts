import type { IncomingMessage } from 'node:http';

/** Why a request is refused, with the status that says so. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What an endpoint takes by one method: bodies of at most so many bytes, none where it says nothing. */
export interface Method {
  most?: number;
}

/**
 * Lets requests through that come from this machine, ask for one of the addresses that the server was
 * started for, and, where they change something, come from a page of that address.
 *
 * @param origins the server's own, such as `http://localhost:5173`
 * @param methods those that the endpoint has; without an endpoint, any
 * @throws Refusal
 */
export function guardRequest(
  { method = '', headers, socket }: IncomingMessage,
  origins: readonly string[],
  methods: Readonly<Record<string, Method>> = { [method]: {} },
): void {
  if (!/^(::1$|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '')) {
    throw new Refusal(403, 'Only accessible from localhost');
  }
  const origin = origins.find((one) => new URL(one).host === headers.host);
  if (!origin) {
    const known = origins.join(' or ') || 'no address';
    throw new Refusal(403, `Only accessible at ${known}, for which the server was started`);
  }
  if (!Object.hasOwn(methods, method)) {
    throw new Refusal(405, `Expected ${Object.keys(methods).join(' or ')}, found ${method}`);
  }
  // Browsers that say more of it say where a request comes from; all say it of one that changes something.
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isOwn =
    method === 'GET' ? ['none', 'same-origin'].includes(String(site)) : site === 'same-origin';
  const isFromOwn = headers.origin === origin || (method === 'GET' && headers.origin === undefined);
  if (!isOwn || !isFromOwn) {
    throw new Refusal(403, 'Only accessible from a page of the editors themselves');
  }
  if (Number(headers['content-length']) > (methods[method]?.most ?? 0)) {
    throw new Refusal(413, describeLimit(methods[method]?.most));
  }
}

const describeLimit = (most = 0) => `Expected at most ${most / 1e6} MB: make it smaller`;

/** Reads what a request brings, as long as it is not more than so many bytes. @throws Refusal */
export async function readBody(request: IncomingMessage, most = 0): Promise<Buffer> {
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
