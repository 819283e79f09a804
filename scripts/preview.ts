// npm run preview
import { createServer } from 'node:http';
import { readBasePath } from '../hosting/base-path.ts';
import { servePreview } from '../hosting/preview.ts';
import { choosePort } from '../lib/port.ts';
import { reportError } from '../lib/report-error.ts';

try {
  const base = readBasePath() ?? '';
  const server = createServer(servePreview('build/client', base));
  const port = await choosePort(4173);
  server.listen(port, () => console.log(`The site is at http://localhost:${port}${base}`));
} catch (error) {
  reportError(error);
}
