// npm run accept: prints what the content in content/ says otherwise than tests/specification/ has
// recorded (facts, looks, accessibility trees), and records it. Git shows it and takes it back.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { contentFolder } from '../app/content/content-folder.ts';
import { findFreePort } from '../lib/port.ts';
import { reportError } from '../lib/report-error.ts';
import { UserError } from '../lib/user-error.ts';
import { describeFactChanges } from '../tests/specification/fact-changes.ts';
import { collectFacts, factsFile, readFacts } from '../tests/specification/facts.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { digestFiles } from '../tests/support/digest-files.ts';

const records = 'tests/specification';

/** Runs a command that prints its own errors. */
function run(command: string, why: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new UserError(why);
}

async function recordFacts(): Promise<string[]> {
  // They read the site that was just built.
  const { content } = await import('../tests/support/content.ts');
  const { pagePaths, pathsWithMissing } = await import('../tests/support/built-site.ts');
  const { parsePage } = await import('../tests/support/parsed-page.ts');
  const { abbreviationsOn, numbersOn } = await import('../tests/support/page-words.ts');
  const collect = (paths: string[], find: (page: ReturnType<typeof parsePage>) => string[]) =>
    [...new Set(paths.flatMap((one) => find(parsePage(one))))].sort();
  const facts = collectFacts(content, {
    numbers: collect(pagePaths, numbersOn),
    abbreviations: collect(pathsWithMissing, abbreviationsOn),
  });
  // As they are when they are read again.
  const recorded = JSON.parse(JSON.stringify(facts));
  const changes = describeFactChanges(readFacts(), recorded);
  const note = '# What the site in content/ states. `npm run accept` writes this file.\n';
  const text = note + stringify(recorded, { lineWidth: 0, aliasDuplicateObjects: false });
  if (readFileSync(factsFile, 'utf8') !== text) writeFileSync(factsFile, text);
  return changes;
}

/** Records pages and trees that changed, removes those of pages that are no more, and lists both. */
async function recordPages(): Promise<string[]> {
  const { fileOf, pathsWithMissing } = await import('../tests/support/built-site.ts');
  const before = digestFiles(records);
  ensureBrowser();
  // A port of its own, as a test run may be under way.
  process.env.TEST_PORT ??= String(await findFreePort());
  run(
    `playwright test --reporter=line --update-snapshots=changed ${records}/visual ${records}/accessibility-trees`,
    'The pages could not be recorded: npm test says why',
  );
  const pages = pathsWithMissing.map((one) => path.join('accepted-pages', fileOf(one)));
  const html = pages.map((page) => readFileSync(path.join(records, page), 'utf8')).join('');
  const names = [
    ...pathsWithMissing.map((one) => one.split('/').at(-1) || 'home'),
    ...['header', 'footer', 'menu-open', 'platforms-open'],
  ];
  const after = digestFiles(records);
  for (const file of Object.keys(after)) {
    const { dir, name, base, ext } = path.parse(file);
    const isTree = dir === 'accessibility-trees';
    const isPage = dir.startsWith('accepted-pages');
    const isUsed = isTree
      ? names.includes(name)
      : !isPage || (ext === '.html' ? pages.includes(file) : html.includes(base));
    if (isUsed) continue;
    rmSync(path.join(records, file));
    delete after[file];
  }
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return files
    .filter((file) => path.dirname(file) !== '.' && before[file] !== after[file])
    .map((file) => `${before[file] ? (after[file] ? '' : '- ') : '+ '}${records}/${file}`);
}

try {
  if (contentFolder !== 'content') {
    throw new UserError(
      `Only what content/ says is recorded, not ${contentFolder}: leave SITE out`,
    );
  }
  run('npm run --silent build', 'Nothing was recorded: the content does not build');
  const changes = await recordFacts();
  const files = await recordPages();
  for (const line of [...changes, ...files]) console.log(line);
  const count = changes.length + files.length;
  console.log(
    count === 0
      ? 'The records say what the content says.'
      : `Recorded ${changes.length} facts and ${files.length} files. git diff shows them; git checkout ${records} takes them back.\nPictures of each page before and now are in test-results/.`,
  );
} catch (error) {
  reportError(error);
}
