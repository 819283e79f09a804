import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Headers } from '../headers.ts';

/** The longest path with its query that is looked at, in characters. */
export const longestAddress = 8_000;

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Gives an answer to what is no request: 400, 414 for an overlong address, 431 for overlong
 * headers. A client that took too long is let go without a word.
 *
 * @param headers sent with each of these answers
 */
export function answerBadRequests(server: Server, headers: Headers): void {
  server.on('clientError', (error: ParseError, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || error.code?.includes('TIMEOUT')) {
      socket.destroy();
      return;
    }
    refuse(socket, statusFor(error), headers);
  });
  server.on('connect', (_request, socket) =>
    refuse(socket as Socket, 405, { Allow: 'GET, HEAD', ...headers }),
  );
  // Expectations that nobody can meet are none: the request is answered all the same.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function statusFor({ code, rawPacket }: ParseError): number {
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  const unfinishedAddress = /^[A-Z]+ [^\r\n]*$/.test(rawPacket?.toString('latin1') ?? '');
  return unfinishedAddress ? 414 : 431;
}

function refuse(socket: Socket, status: number, headers: Headers): void {
  const lines = Object.entries({ Connection: 'close', 'Content-Length': '0', ...headers });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
  // What the client still sends is read and dropped, or it might never see the answer.
  socket.resume();
  setTimeout(() => socket.destroy(), 1_000).unref();
}
