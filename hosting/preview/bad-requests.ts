import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Headers } from '../headers.ts';

/** The longest path with its query that is accepted, in characters. */
export const maxUrlLength = 8_000;

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Responds to what Node cannot parse as a request: with 414 when the URL is too long, 431 when the
 * headers are, else 400. A client that took too long is disconnected without a response.
 *
 * @param headers sent with each of these responses
 */
export function handleBadRequests(server: Server, headers: Headers): void {
  server.on('clientError', (error: ParseError, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || error.code?.includes('TIMEOUT')) {
      socket.destroy();
      return;
    }
    rejectRequest(socket, chooseStatus(error), headers);
  });
  server.on('connect', (_request, socket) =>
    rejectRequest(socket as Socket, 405, { Allow: 'GET, HEAD', ...headers }),
  );
  // A header Expect with an unknown expectation is ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function chooseStatus({ code, rawPacket }: ParseError): number {
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  const endsInUrl = /^[A-Z]+ [^\r\n]*$/.test(rawPacket?.toString('latin1') ?? '');
  return endsInUrl ? 414 : 431;
}

function rejectRequest(socket: Socket, status: number, headers: Headers): void {
  const lines = Object.entries({ Connection: 'close', 'Content-Length': '0', ...headers });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
  // The client may see no response unless the rest of its request is read.
  socket.resume();
  setTimeout(() => socket.destroy(), 1_000).unref();
}
