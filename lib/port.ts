import getPort, { portNumbers } from 'get-port';
import { UserError } from './user-error.ts';

/**
 * Reads a port number.
 *
 * @param text what the user typed
 * @param option what it was typed after, such as `--port `, for the message
 * @param lowest 0 where that stands for any free port
 * @throws UserError when the text is not a port number
 */
export function parsePort(text: string, option: string, lowest: 0 | 1): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= lowest && port <= 65_535) return port;
  throw new UserError(
    `${option}${text} is not a port number: expected a number from ${lowest} to 65535`,
  );
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
 * Chooses the port to serve on: the one that PORT names, else the default. PORT=0 gives a free one.
 *
 * @throws UserError when PORT is not a port number or the port cannot be had
 */
export async function choosePort(defaultPort: number): Promise<number> {
  const port = parsePort(process.env.PORT ?? String(defaultPort), 'PORT=', 0);
  if (port === 0) return findFreePort();
  const free = await getPort({ port });
  if (free === port) return port;
  throw new UserError(
    `Port ${port} is in use or reserved: stop what listens there, or choose a free one with PORT=${free}`,
  );
}
