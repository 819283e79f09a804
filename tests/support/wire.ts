import { connect } from 'node:net';

interface WireResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** Bytes of status line, headers and body together, as they came through the socket. */
  bytes: number;
}

/**
 * Asks a server for one path over a plain socket and counts every byte of the answer. HTTP clients
 * decode the body and fold the headers, so they cannot tell what crossed the wire.
 *
 * @param address of the page or file, such as `http://localhost:4173/about`
 * @param encoding what the client says it accepts
 * @throws Error when the answer does not say how long it is, or ends early
 */
export function ask(address: string, encoding = 'br'): Promise<WireResponse> {
  const { hostname, port, host, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 80) });
    let received = Buffer.alloc(0);
    socket.on('connect', () => {
      socket.write(
        `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
      );
    });
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answer = read(received);
      if (!answer) return;
      socket.destroy();
      resolve(answer);
    });
    socket.on('end', () => reject(new Error(`${address}: the answer ended before its length`)));
    socket.on('error', reject);
  });
}

/** The whole answer, or undefined while some of it is still on its way. */
function read(received: Buffer): WireResponse | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = headers.get('content-length');
  if (length === undefined) throw new Error(`No Content-Length in:\n${lines.join('\n')}`);
  const bytes = end + 4 + Number(length);
  if (received.length < bytes) return undefined;
  return { status: Number(first.split(' ')[1]), headers, bytes };
}
