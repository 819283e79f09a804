import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { listCode, machine } from '../../../tests/support/machine.ts';
import { listen } from './listen.ts';

test('a server for this machine alone does not answer at its address in the network', async () => {
  const server = createServer((socket) => socket.end());
  onTestFinished(() => void server.close());
  const port = await listen(server);
  const reach = async (host: string) => {
    const socket = connect(port, host);
    return Promise.race([once(socket, 'connect').then(() => true), once(socket, 'end')]).then(
      () => true,
      () => false,
    );
  };
  expect(await reach((server.address() as AddressInfo).address)).toBe(true);
  const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of outside) expect(await reach(address), address).toBe(false);
});

test('every server of ours says which address it listens on', () => {
  const calls = listCode('{packages/*,sites/*,bench,scripts,tests}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.listen\(([^()]*)\)/g)].map(([, args]) => ({
      file,
      args,
    })),
  );
  expect(calls.map(({ file }) => file)).toContain(`${machine}/lib/listen.ts`);
  // Vite's own server listens on localhost where it is told nothing else.
  const own = calls.filter(({ file }) => file !== `${machine}/commands/dev.ts`);
  for (const { file, args } of own) expect(args, file).toMatch(/, ('localhost'|address)$/);
});
