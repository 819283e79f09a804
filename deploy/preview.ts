import { readBasePath } from './hosts/github-pages.ts';
import { portFault, readPort } from './port.ts';
import { createPreviewServer } from './preview/server.ts';
import { followFolder } from './preview/snapshot.ts';

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
