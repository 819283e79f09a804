import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { refuseRequest } from './guard-request.ts';
import { UserError } from './user-error.ts';

/**
 * Starts a server that this machine alone reaches, as `localhost`.
 *
 * @param port without one, any free port
 * @returns the port
 */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Answers on every address that `localhost` stands for, of IPv4 and of IPv6, and on no other: whoever
 * looks at a site that is not public yet sits at this machine, and no page of another site reads it.
 *
 * @throws UserError when it can listen on none of them
 */
export async function serveLocally(listener: RequestListener, port: number): Promise<void> {
  const addresses = new Set((await lookup('localhost', { all: true })).map((one) => one.address));
  const starts = [...addresses].map((address) => {
    const server = createServer((request, response) => {
      if (!refuseRequest(request, response)) listener(request, response);
    });
    return once(server.listen(port, address), 'listening');
  });
  // A machine may know an address of IPv6 without having any.
  const results = await Promise.allSettled(starts);
  if (results.some(({ status }) => status === 'fulfilled')) return;
  const [first] = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  throw new UserError(`Cannot serve on port ${port}: ${(first as Error | undefined)?.message}`);
}
