import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The port that PORT names, or another.
 *
 * @throws Error in one line when PORT is no port number
 */
export function readPort(otherwise: number): number {
  const port = Number(process.env.PORT ?? otherwise);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT=${process.env.PORT} is not a port number: expected 0 to 65535`);
}

/** What to say in one line of a port that could not be had. */
export function portFault(port: number, { code, message }: NodeJS.ErrnoException): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use: stop what listens there, or choose another with PORT=4175`
    : `Cannot listen on port ${port}: ${message}`;
}

/**
 * Makes sure that a port can be had by a program that says it less clearly.
 *
 * @returns the port, or a free one for 0, below those that systems give to connections: a program
 * that takes it later, or takes it again, finds it free
 * @throws Error in one line when it cannot
 */
export async function claimPort(port: number): Promise<number> {
  if (port > 0) return claim(port);
  for (;;) {
    const candidate = 10_240 + Math.floor(Math.random() * 20_000);
    try {
      return await claim(candidate);
    } catch {
      // Someone has it: another will do.
    }
  }
}

async function claim(port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    throw new Error(portFault(port, error as NodeJS.ErrnoException));
  }
  server.close();
  await once(server, 'close');
  return port;
}
