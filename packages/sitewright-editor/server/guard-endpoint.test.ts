import { expect, test } from 'vitest';
import { guardEndpoint } from './guard-endpoint.ts';

/** Guards a request for the server's own address that comes from a machine. */
const guardFrom = (remoteAddress: string | undefined) => () => {
  const headers = { host: 'localhost:5173' };
  guardEndpoint({ method: 'GET', headers, socket: { remoteAddress } } as never, [
    'http://localhost:5173',
  ]);
};

test.each(['192.168.0.7', '10.0.0.1', '::ffff:192.168.0.7', 'fe80::1', '128.0.0.1', undefined])(
  'who asks from another machine, as %s does, is refused, whatever name they ask for',
  (address) => {
    expect(guardFrom(address)).toThrow('Only accessible from localhost');
  },
);

test.each(['127.0.0.1', '127.0.1.1', '::1', '::ffff:127.0.0.1'])(
  'who asks from %s is on this machine',
  (address) => {
    expect(guardFrom(address)).not.toThrow();
  },
);
