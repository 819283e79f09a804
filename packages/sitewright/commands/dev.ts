// npm run dev: the site on this machine while one writes it. With --on 2026-12-01 it is what visitors get on that
// day, without what is not published yet; otherwise it has everything.

import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { noonOf } from '../content/dates/today.ts';
import { readSite } from '../kinds/read-site.ts';
import { buildTime } from '../lib/build-time.ts';
import { ownModule } from '../lib/own-files.ts';
import { choosePort } from '../lib/port.ts';
import { runCommand } from '../lib/user-error.ts';

const settings = { usage: 'usage: npm run dev -- [--on 2026-12-01]' };

await runCommand(async ({ step }) => {
  const { on } = parseArgs({ options: { on: { type: 'string' } } }).values;
  buildTime();
  // Without PORT the server takes the next port that is free.
  if (process.env.PORT) await choosePort(5173);
  step('Starting the server');
  const site = readSite();
  if (on !== undefined) {
    process.env.SOURCE_DATE_EPOCH = String(noonOf(site, on).getTime() / 1_000);
    process.env.SITE_AS_VISITED = 'true';
  }
  const server = await createServer({ configFile: ownModule('vite.config.ts') });
  await server.listen();
  if (on !== undefined) console.log(`The site as visitors get it on ${on}`);
  server.printUrls();
  // Text editors read them; the first page does not wait.
  writeJsonSchemas(site);
  server.bindCLIShortcuts({ print: true });
}, settings);
