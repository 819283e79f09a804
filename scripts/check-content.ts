// npm run check:content: what a change of words or pictures needs, within a minute: that the content
// is valid, its links lead somewhere, its pages are readable in both colour schemes and accessible, and
// that the vendor's name is spelt as it is. Ends with what is left before going live.
import { spawnSync } from 'node:child_process';
import { contentFolder } from '../app/content/content-folder.ts';
import { readContentValues } from '../app/content/content-values.ts';
import { loadContent } from '../app/content/load.ts';
import { writeLiveEditor } from '../authoring/admin/live-editor.ts';
import { listChangedPages } from '../authoring/changed-pages.ts';
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { findLaunchIssues, formatReport } from '../authoring/launch-check/launch-issues.ts';
import { findMisspeltNames } from '../authoring/vendor-spelling.ts';
import { findFreePort } from '../lib/port.ts';
import { runCommand, UserError } from '../lib/user-error.ts';
import { build } from '../pipeline/build.ts';
import { describeExcess } from '../pipeline/page-weight.ts';
import { buildTask } from '../pipeline/work-folder.ts';
import { ensureBrowser } from '../tests/support/browser.ts';

await runCommand(async () => {
  writeJsonSchemas(contentFolder);
  const { heaviestPage, warnings } = await build(() => {}, writeLiveEditor);
  for (const warning of warnings) console.warn(warning);
  const excess = describeExcess(heaviestPage);
  if (excess) console.log(excess);
  const problems = findMisspeltNames(
    loadContent(contentFolder).site.name,
    readContentValues(contentFolder),
  );
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  ensureBrowser();
  // One page of each kind and those that were changed; the HTML of all pages.
  process.env.CHANGED_PAGES = listChangedPages(contentFolder).join(' ');
  const tests = 'tests/site/accessibility.spec.ts tests/site/html.spec.ts';
  const command = `playwright test ${tests} --project=site --reporter=dot`;
  // A port of its own, as a test run may be under way.
  process.env.TEST_PORT ??= String(await findFreePort());
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(formatReport(findLaunchIssues(contentFolder, new Date())));
  if (status !== 0) throw new UserError('A page is not accessible: its problem is named above');
  const seconds = Math.round(performance.now() / 1000);
  console.log(`\n${contentFolder} is in order, checked in ${seconds} seconds.`);
}, buildTask);
