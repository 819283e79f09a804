import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A form service on this machine: keeps what it gets and leads on to a page. */
export class FormReceiver {
  /** The body of each post, as it came. */
  readonly posts: URLSearchParams[] = [];
  /** Where to lead whoever posted. */
  leadTo = '';
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const plain = request.headers['content-type'] === 'application/x-www-form-urlencoded';
      if (request.method !== 'POST' || !plain) return response.writeHead(400).end();
      this.posts.push(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
      return response.writeHead(303, { Location: this.leadTo }).end();
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens on the port it had before, if it had one. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
