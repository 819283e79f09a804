// npm run build

import { countIssues, findContentIssues } from '../authoring/launch-check/launch-issues.ts';
import { writeIds } from '../authoring/write-ids.ts';
import { describeExcess, initialWindowBytes } from '../build/page-weight.ts';
import { buildTask } from '../build/work-folder.ts';
import { buildSite } from '../build-site.ts';
import { readSite } from '../kinds/read-site.ts';
import { runCommand } from '../lib/user-error.ts';

const count = (number: number) => number.toLocaleString('en');

await runCommand(async (progress) => {
  const site = readSite();
  const { content, pageCount, heaviestPage, living, warnings } = await buildSite(
    site,
    progress.step,
  );
  const { file, bytes } = heaviestPage;
  console.log(`Built ${count(pageCount)} pages into build/client in ${progress.describeTime()}.`);
  console.log(
    `The heaviest, ${file}, has ${count(bytes)} of ${count(initialWindowBytes)} bytes, compressed and with its headers.`,
  );
  const excess = describeExcess(heaviestPage);
  if (excess) console.log(excess);
  for (const line of living) console.log(line);
  for (const warning of warnings) console.warn(warning);
  const unnamed = writeIds(site, content, String).size;
  if (unnamed > 0)
    console.warn(
      `${unnamed === 1 ? '1 file has' : `${count(unnamed)} files have`} posts, events or releases without an id, which are others to feeds and calendars when they change: npx sitewright ids`,
    );
  const issues = findContentIssues(site, content);
  if (issues.length > 0) console.log(`${countIssues(issues)}: npm run launch-check`);
}, buildTask);
