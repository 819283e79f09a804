// npm run preview
import { createServer } from 'node:http';
import { servePreview } from '../hosting/preview.ts';
import { readRelease } from '../hosting/release.ts';
import { choosePort } from '../lib/port.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(async () => {
  const server = createServer(servePreview('build/client'));
  const port = await choosePort(4173);
  server.listen(port, () =>
    console.log(`The site is at http://localhost:${port}${readRelease('build/client').basePath}`),
  );
});
