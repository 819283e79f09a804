import { readBasePath } from '../hosting/base-path.ts';
import { createPreviewServer } from '../hosting/preview/server.ts';
import { followFolder } from '../hosting/preview/snapshot.ts';
import { portFault, readPort } from '../lib/port.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  const port = readPort(4173);
  const base = readBasePath() ?? '';
  const server = createPreviewServer(followFolder('build/client', console.error, base));
  server.on('error', (error) => fail(portFault(port, error)));
  server.listen(port, () => {
    const address = server.address();
    const chosen = typeof address === 'object' && address ? address.port : port;
    console.log(`The site is at http://localhost:${chosen}${base}`);
  });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  fail(code === 'ENOENT' ? 'There is no build/client yet: run npm run build first' : message);
}
