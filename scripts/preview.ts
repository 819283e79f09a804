import { readBasePath } from '../hosting/base-path.ts';
import { createPreviewServer } from '../hosting/preview/server.ts';
import { createSnapshotReader } from '../hosting/preview/snapshot.ts';
import { choosePort } from '../lib/port.ts';
import { reportError } from '../lib/report-error.ts';

try {
  const base = readBasePath() ?? '';
  const readSnapshot = createSnapshotReader('build/client', console.error, base);
  const port = await choosePort(4173);
  createPreviewServer(readSnapshot).listen(port, () => {
    console.log(`The site is at http://localhost:${port}${base}`);
  });
} catch (error) {
  reportError(error);
}
