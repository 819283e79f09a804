import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { choosePort, parsePort } from './port.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function listen(port: number) {
  const server = createServer().listen(port);
  await once(server, 'listening');
  return server;
}

test('a taken port is refused, and the port that is suggested instead is free', async () => {
  const server = await listen(0);
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  const message = await choosePort(4173).catch((error) => error.message);
  const [, suggested] = /^Port \d+ is in use .+ PORT=(\d+)$/.exec(message) ?? [];
  (await listen(Number(suggested))).close();
  server.close();
});

test.each(['80a', '-1', '99999', '4173.5', '', '0'])('"%s" is not a port', (text) => {
  expect(() => parsePort(text, '--port ', 1)).toThrow(/^--port .* is not a port number: expected/);
});
