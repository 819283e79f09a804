import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server, on a free port by default, and returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port), 'listening');
  return (server.address() as AddressInfo).port;
}
