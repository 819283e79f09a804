// npm run ids: gives posts, events and releases the ids by which feeds and calendars know them when they change.
import { writeIds } from '../authoring/write-ids.ts';
import { createLocate } from '../build/base-path.ts';
import { loadContent } from '../content/validate/load-content.ts';
import { readDeployment } from '../hosting/deployment.ts';
import { readSite } from '../kinds/read-site.ts';
import { runCommand } from '../lib/user-error.ts';
import { writeSafely } from '../lib/write-safely.ts';

await runCommand(async ({ step }) => {
  step('Reading the content');
  const site = readSite();
  const content = await loadContent(site);
  const locate = createLocate(content.site.origin, readDeployment().basePath);
  const texts = writeIds(site, content, locate);
  for (const [file, text] of texts) writeSafely(file, text);
  console.log([...texts.keys(), `${texts.size} files have new ids.`].join('\n'));
});
