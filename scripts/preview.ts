// npm run preview
import { servePreview } from '../hosting/preview.ts';
import { readRelease } from '../hosting/release.ts';
import { serveLocally } from '../lib/listen.ts';
import { choosePort } from '../lib/port.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(async () => {
  const listener = servePreview('build/client');
  const port = await choosePort(4173);
  await serveLocally(listener, port);
  console.log(`The site is at http://localhost:${port}${readRelease('build/client').basePath}`);
});
