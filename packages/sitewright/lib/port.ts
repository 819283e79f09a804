import getPort, { portNumbers } from 'get-port';
import { UserError } from './user-error.ts';

/**
 * Reads the port that PORT names, else the default; 0 stands for any free port.
 *
 * @throws UserError when PORT is not a port number
 */
export function readPort(defaultPort: number): number {
  const { PORT = String(defaultPort) } = process.env;
  if (/^\d+$/.test(PORT) && Number(PORT) <= 65_535) return Number(PORT);
  throw new UserError(`PORT=${PORT} is not a port number: expected a number from 0 to 65535`);
}

/**
 * Finds a free port below those that systems give to outgoing connections, so that it is still free
 * when a program takes it later, or takes it again.
 */
export function findFreePort(): Promise<number> {
  const first = 10_240 + Math.floor(Math.random() * 20_000);
  return getPort({ port: portNumbers(first, first + 999) });
}

/**
 * Chooses the port to serve on: that of `readPort`.
 *
 * @throws UserError when PORT is not a port number or the port cannot be had
 */
export async function choosePort(defaultPort: number): Promise<number> {
  const port = readPort(defaultPort);
  if (port === 0) return findFreePort();
  const free = await getPort({ port });
  if (free === port) return port;
  throw new UserError(
    `Port ${port} is in use or reserved: stop what listens there, or choose a free one with PORT=${free}`,
  );
}
