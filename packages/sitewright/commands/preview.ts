// npm run preview
import { servePreview } from '../hosting/preview.ts';
import { readRelease } from '../hosting/release.ts';
import { readSiteName } from '../hosting/served-files.ts';
import { serveLocally } from '../lib/listen.ts';
import { choosePort } from '../lib/port.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(async () => {
  const folder = 'build/client';
  const port = await choosePort(4173);
  const listener = servePreview(folder);
  await serveLocally(listener, port);
  const { basePath } = readRelease(folder);
  console.log(`The site of ${readSiteName(folder)} is at http://localhost:${port}${basePath}`);
});
