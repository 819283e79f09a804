import { get, type IncomingHttpHeaders } from 'node:http';

interface WireResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes of status line, headers and body together, as they came through the socket. */
  bytes: number;
}

/**
 * Requests one path over a connection of its own and counts every byte of the response, none of
 * which is decoded.
 *
 * @param address of the page or file, such as `http://localhost:4173/about`
 * @param encoding what the client says it accepts
 * @throws Error when the response ends early
 */
export function ask(address: string, encoding = 'br'): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    // A browser keeps its connections open too: closing one would add a header.
    const headers = { 'Accept-Encoding': encoding, Connection: 'keep-alive' };
    get(address, { agent: false, headers }, (response) => {
      const { statusCode: status = 0, headers, socket } = response;
      response.on('end', () => {
        resolve({ status, headers, bytes: socket.bytesRead });
        socket.destroy();
      });
      response.on('error', reject).resume();
    }).on('error', reject);
  });
}
