import { createPreviewServer } from './preview/server.ts';
import { followFolder } from './preview/snapshot.ts';

const port = Number(process.env.PORT ?? 4173);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT=${process.env.PORT} is not a port number: expected 0 to 65535`);
}

try {
  const server = createPreviewServer(followFolder('build/client', console.error));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(`Port ${port} is in use: stop what listens there, or choose another with PORT=4174`);
    }
    fail(`Cannot listen on port ${port}: ${error.message}`);
  });
  server.listen(port, () => {
    const address = server.address();
    const chosen = typeof address === 'object' && address ? address.port : port;
    console.log(`The site is at http://localhost:${chosen}`);
  });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const missing = code === 'ENOENT' ? 'There is no build/client yet' : message;
  fail(`${missing}: run npm run build first`);
}
