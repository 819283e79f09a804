// npm run upgrade: brings the content and the imports of a site to what this version knows, names what is left, builds
// the site and shows its pages before and after. With --check it says so, and changes nothing.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { upgradeContent } from '../authoring/upgrade/upgrade-content.ts';
import { upgradeImports } from '../authoring/upgrade/upgrade-imports.ts';
import { buildTask } from '../build/work-folder.ts';
import { comparePages } from '../checks/compare-pages.ts';
import { buildForChecks } from '../checks/run-checks.ts';
import { readMadeWith, records } from '../checks/support/records-folder.ts';
import { writeReport } from '../checks/write-report.ts';
import { contentFolder } from '../content/index/content-folder.ts';
import { decodeFiles } from '../content/index/decode-files.ts';
import { formatProblem } from '../content/problem.ts';
import { readContent } from '../content/read-content.ts';
import { readSite } from '../kinds/read-site.ts';
import { readVersion } from '../lib/own-files.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const folder = 'build/upgrade';
/** What was before, which a second run for this version leaves as it is. */
const keptFolder = `${folder}/before-${readVersion()}`;
const keptPages = `${keptFolder}/pages`;
const usage = `usage: npx sitewright upgrade [--check]
Before: the pages in ${records.pages}, as npm run accept recorded them; without them, those in build/client.
Files as they were are in ${keptFolder}/files.`;

await runCommand(async () => {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option && option !== '--check')) throw new UserError(usage);
  const isCheck = option === '--check';
  const made = readMadeWith();
  const from = made ?? `1.x, or a version that ${records.pages} does not name`;
  console.log(`From ${from} to ${readVersion()}.`);
  if (!isCheck) keepPages();
  const imports = upgradeImports('.');
  if (!isCheck) {
    replaceFiles('.', imports.files);
  }
  say(imports.changes, isCheck ? 'would change' : 'changed');
  if (isCheck && imports.files.size > 0) {
    say(imports.left, 'left for you');
    throw new UserError(
      'The content is read when the imports are changed: run npx sitewright upgrade.',
    );
  }
  const site = readSite(contentFolder);
  const content = upgradeContent(site);
  say(content.changes, isCheck ? 'would change' : 'changed');
  const upgraded = site.with(Object.fromEntries(content.files));
  const { problems } = readContent(upgraded, await decodeFiles(upgraded));
  if (!isCheck) replaceFiles(contentFolder, content.files);
  const left = [...imports.left, ...problems.map(formatProblem)];
  if (left.length > 0) {
    if (!isCheck) noteChanges([...imports.changes, ...content.changes]);
    throw new UserError(describeLeft(left));
  }
  if (isCheck) return console.log('Nothing else is left to do.');
  for (const picture of globSync(`${folder}/*.png`)) rmSync(picture);
  await buildForChecks(readSite(contentFolder));
  const hasPages = readdirSync(keptPages).length > 0;
  const differences = hasPages ? await comparePages(keptPages, 'build/client', folder) : [];
  mkdirSync(folder, { recursive: true });
  const title = `Update from ${from} to ${readVersion()}`;
  const changes = noteChanges([...imports.changes, ...content.changes]);
  writeFileSync(`${folder}/index.html`, writeReport({ title, changes, differences }));
  const count = differences.filter(({ state }) => state !== 'same').length;
  const seen = hasPages
    ? `${count} of ${differences.length} pages differ from before: open ${folder}/index.html.`
    : `No page of before is shown, as neither ${records.pages} nor build/client was there: put them there, remove ${keptFolder}, and run it again.`;
  console.log(
    `${seen}\nNothing is left to do. Where the pages are as they should be, npm run accept records them.`,
  );
}, buildTask);

/** Keeps the pages of before, once: what a later run finds may be built anew already. */
function keepPages(): void {
  if (existsSync(keptPages)) return;
  const pages = [records.pages, 'build/client'].find((one) => existsSync(one));
  if (pages) cpSync(pages, keptPages, { recursive: true });
  else mkdirSync(keptPages, { recursive: true });
}

/** @returns what was changed in this run, and before it in others for this version */
function noteChanges(changes: readonly string[]): string[] {
  const file = `${keptFolder}/changes.json`;
  const before: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = [...before, ...changes];
  mkdirSync(keptFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 2));
  return all;
}

function say(changes: readonly string[], what: string): void {
  if (changes.length > 0) console.log(`${what}:`);
  for (const change of changes) console.log(`  ${change}`);
}

function describeLeft(left: readonly string[]): string {
  return [
    ...left,
    `${left.length} places are left for you: change them, then run npx sitewright upgrade again.`,
  ].join('\n');
}

/** Writes new texts, and keeps those of before. */
function replaceFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(root, name);
    const old = path.join(keptFolder, 'files', file);
    mkdirSync(path.dirname(old), { recursive: true });
    if (!existsSync(old)) writeFileSync(old, readFileSync(file));
    writeFileSync(file, text);
  }
}
