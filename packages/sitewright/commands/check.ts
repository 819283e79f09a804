// npm run check:content: what a change of words or pictures needs, within a minute: that the content
// is valid, its links lead somewhere, its pages are readable in both colour schemes and accessible. Ends
// with what is left before going live.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../../../tests/support/browser.ts';
import { testLock } from '../../../tests/support/test-lock.ts';
import { writeLiveEditor } from '../authoring/admin/live-editor.ts';
import { listChangedPages } from '../authoring/changed-pages.ts';
import { writeJsonSchemas } from '../authoring/editor-schemas.ts';
import { findLaunchIssues, formatReport } from '../authoring/launch-check/launch-issues.ts';
import { readFindings } from '../authoring/page-findings.ts';
import { build } from '../build/build.ts';
import { describeExcess } from '../build/page-weight.ts';
import { buildTask } from '../build/work-folder.ts';
import { readContentValues } from '../content/content-values.ts';
import { contentFolder } from '../content/index/content-folder.ts';
import { readSite } from '../kinds/read-site.ts';
import { takeLock } from '../lib/lock.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const tests = 'tests/site/accessibility.spec.ts tests/site/html.spec.ts';

await runCommand(async () => {
  process.once('exit', takeLock(testLock, 'A check of the content'));
  const site = readSite(contentFolder);
  writeJsonSchemas(site);
  const { content, heaviestPage, replacedSite, warnings } = await build(
    site,
    () => {},
    writeLiveEditor,
  );
  for (const warning of warnings) console.warn(warning);
  if (replacedSite) {
    console.log(`build/client has the site of ${content.site.name} in place of ${replacedSite}.`);
  }
  const excess = describeExcess(heaviestPage);
  if (excess) console.log(excess);
  ensureBrowser();
  // One page of each kind and those that were changed; the HTML of all pages.
  process.env.CHANGED_PAGES = listChangedPages(contentFolder).join(' ');
  const command = `playwright test ${tests} --project=site --reporter=json`;
  const env = { ...process.env, FORCE_COLOR: '0' };
  const { status, stdout, stderr } = spawnSync(command, { shell: true, maxBuffer: 2 ** 28, env });
  console.log(formatReport(await findLaunchIssues(site)));
  if (status !== 0) {
    const findings = readFindings(`${stdout}`, () => readContentValues(site));
    throw new UserError(findings ? describeFindings(findings) : `${stderr}`);
  }
  const seconds = Math.round(performance.now() / 1000);
  console.log(`\n${contentFolder} is in order, checked in ${seconds} seconds.`);
}, buildTask);

/** Says first what editors mend, then what they cannot. */
function describeFindings({ words, code }: NonNullable<ReturnType<typeof readFindings>>): string {
  if (code.length === 0) return words.join('\n');
  const owner = `The code of the site has a fault, which no words mend. Tell who keeps it; npx playwright test ${tests} finds it:`;
  const others = words.length > 0 ? words : [`What ${contentFolder} says is in order.`];
  return [...others, '', owner, ...code].join('\n');
}
