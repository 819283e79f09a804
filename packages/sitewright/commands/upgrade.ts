// npm run upgrade: brings the content and the imports of a site to what this version knows, names what is left, builds
// the site and shows its pages before and after. With --check it says so, and changes nothing.
import {
  cpSync,
  existsSync,
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
import { buildQuietly } from '../build-site.ts';
import { describeElsewhere, loadCompanionParts } from '../companions.mjs';
import { decodeFiles } from '../content/decode/decode-files.ts';
import { contentFolder } from '../content/disk/content-folder.ts';
import type { SiteFolder } from '../content/disk/site-folder.ts';
import { formatProblem } from '../content/messages/problem.ts';
import { validateContent } from '../content/validate/validate-content.ts';
import { readSite } from '../kinds/read-site.ts';
import { readVersion } from '../lib/own-files.ts';
import { readMadeWith, records } from '../lib/records-folder.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const folder = 'build/upgrade';
/** What was before, which a second run for this version leaves as it is. */
const keptFolder = `${folder}/before-${readVersion()}`;
const keptPages = `${keptFolder}/pages`;
const report = `${folder}/index.html`;
const usage = `usage: npx sitewright upgrade [--check]
Before: the pages in ${records.pages}, as npm run accept recorded them; without them, those in build/client.
Files as they were are in ${keptFolder}/files.`;

const settings = { ...buildTask, usage };

await runCommand(async (progress) => {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option && option !== '--check')) throw new UserError(usage);
  const made = readMadeWith();
  const title = made ? `From ${made} to ${readVersion()}` : `To ${readVersion()}`;
  const unknown = ', from a version that no file names: accepted/ has none';
  console.log(`${title}${made ? '' : unknown}.`);
  progress.step('Changing the files');
  if (option) {
    await tryOnCopy(async () => void (await upgradeFiles('would change')));
    return console.log('Nothing else is left to do.');
  }
  keepPages();
  const changes = await upgradeFiles('changed');
  await buildQuietly(readSite(), progress);
  const [compare] = await loadCompanionParts('upgrade');
  if (compare) {
    const places = { before: keptPages, after: 'build/client', folder };
    const { pages, different } = await compare({
      title,
      changes,
      ...places,
      startStep: progress.step,
    });
    console.log(
      pages > 0
        ? `${different} of ${pages} pages differ from before: open ${report}.`
        : `No page of before is shown, as neither ${records.pages} nor build/client was there: put them there, remove ${keptFolder}, and run it again.`,
    );
  } else console.log(describeElsewhere('the comparison of pages'));
  console.log(
    'Nothing is left to change. Where the pages are as they should be, npm run accept records them.',
  );
}, settings);

/**
 * Changes the files of the site that is the working directory.
 *
 * @returns what was changed by this run, and by others before it for this version
 * @throws UserError with what no machine can change, each with its place
 */
async function upgradeFiles(what: string): Promise<string[]> {
  const imports = upgradeImports('.');
  replaceFiles('.', imports.files);
  say(`${what}:`, imports.changes);
  const site = readWith(imports.left);
  const content = upgradeContent(site);
  say(`${what}:`, content.changes);
  const upgraded = site.with(Object.fromEntries(content.files));
  const { problems } = validateContent(upgraded, await decodeFiles(upgraded));
  replaceFiles(contentFolder, content.files);
  const all = noteChanges([...imports.changes, ...content.changes]);
  const left = [...imports.left, ...problems.map(formatProblem)];
  if (left.length > 0) throw new UserError(describeLeft(left));
  return all;
}

/** Reads the site by its own kinds, which load when they import what there is. */
function readWith(left: readonly string[]): SiteFolder {
  try {
    return readSite();
  } catch (error) {
    if (error instanceof UserError && left.length > 0) throw new UserError(describeLeft(left));
    throw error;
  }
}

/** Works in a copy of the site, below it, as packages are found from there. */
async function tryOnCopy(work: () => Promise<void>): Promise<void> {
  const [site, copy] = [process.cwd(), path.resolve('build/upgrade-check')];
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    if (/^(node_modules|build|accepted|\..*)$/.test(name)) continue;
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  process.chdir(copy);
  try {
    await work();
  } finally {
    process.chdir(site);
    rmSync(copy, { recursive: true, force: true });
  }
}

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

function say(head: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([head, ...lines.map((one) => `  ${one}`)].join('\n'));
}

function describeLeft(left: readonly string[]): string {
  return [
    ...left,
    `Left for you, ${left.length} in all: change what these lines name, then run npx sitewright upgrade again.`,
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
