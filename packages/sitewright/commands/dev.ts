// npm run dev

import { createServer } from 'vite';
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { contentFolder } from '../content/index/content-folder.ts';
import { readSite } from '../kinds/read-site.ts';
import { buildTime } from '../lib/build-time.ts';
import { ownModule } from '../lib/own-files.ts';
import { choosePort } from '../lib/port.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(async () => {
  buildTime();
  // Without PORT the server takes the next port that is free.
  if (process.env.PORT) await choosePort(5173);
  writeJsonSchemas(readSite(contentFolder));
  const server = await createServer({ configFile: ownModule('vite.config.ts') });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
});
