// What npm run dev needs before its server starts.
import { contentFolder } from '../app/content/index/content-folder.ts';
import { readSite } from '../app/read-site.ts';
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { buildTime } from '../lib/build-time.ts';
import { choosePort } from '../lib/port.ts';
import { runCommand } from '../lib/user-error.ts';

await runCommand(async () => {
  buildTime();
  // Without PORT the server takes the next port that is free.
  if (process.env.PORT) await choosePort(5173);
  writeJsonSchemas(readSite(contentFolder));
});
