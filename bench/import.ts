/**
 * npm run bench:import -- ../old-site ../site=de: moves whole old sites, as they lie, each into a new site, in English or
 * in the language that is named. Of each it says how many texts build after this one run; how many of these are clean,
 * that is without a note, but for pictures of other sites, which it does not fetch; which share of the words of the old
 * texts is neither in the new text nor in the report, and which is in such notes; and how many kinds of decisions are left.
 * BROWSER=1 runs `check` on each too, KEEP=folder keeps the new sites there, WORDS=1 names the words that are missing.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent, readSite } from '../packages/sitewright/exports/site.ts';
import { runCommand, UserError } from '../packages/sitewright/lib/user-error.ts';
import type { Report } from '../packages/sitewright-import/move/new-site/report.ts';
import { describeMachine } from './report.ts';

const { BROWSER: hasBrowser, KEEP: keep } = process.env;
const bin = path.resolve('packages/sitewright/bin.mjs');
const sources = process.argv.slice(2);

/** The words of a text, without addresses and what is written around words in HTML and fields. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\]\([^)\s]*|https?:\S+|<\/?[a-z][^<>]*>|&\w+;|^[\w-]+:|\{#[^}]*\}/gm, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const settings = { usage: 'usage: npm run bench:import -- ../old-site …' };

await runCommand(async () => {
  if (sources.length === 0)
    throw new UserError('Name old sites, as in: npm run bench:import -- ../old-site ../other=de');
  const home = keep ?? mkdtempSync(path.join(tmpdir(), 'bench-'));
  mkdirSync(home, { recursive: true });
  const rows: Counts[] = [];
  try {
    for (const one of sources) {
      const [source = '', language = 'en'] = one.split('=');
      rows.push(await measure(path.resolve(source), language, home));
      console.error(JSON.stringify(rows.at(-1)));
    }
  } finally {
    if (!keep) rmSync(home, { recursive: true });
  }
  const sum = (name: 'texts' | 'build' | 'clean') => rows.reduce((all, row) => all + row[name], 0);
  console.table(rows);
  console.log(
    `${sum('texts')} texts of ${rows.length} sites: ${share(sum('build'), sum('texts'))} build, ${share(sum('clean'), sum('texts'))} are clean. Measured on ${describeMachine()}.`,
  );
}, settings);

interface Counts {
  site: string;
  system: string;
  texts: number;
  build: number;
  clean: number;
  'words lost': string;
  'words in notes': string;
  decisions: number;
  content: string;
  check?: string;
  minutes: string;
}

async function measure(source: string, language: string, home: string): Promise<Counts> {
  const site = path
    .basename(source)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const folder = path.join(home, site);
  rmSync(folder, { recursive: true, force: true });
  const create = path.resolve('packages/create-sitewright/create.mjs');
  const options = ['--language', language, '--pages', 'home,contact', '--import', 'yes', '--yes'];
  spawnSync(process.execPath, [create, site, ...options], { cwd: home });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const content = path.join(folder, 'content');
  const start = performance.now();
  const { moveSite } = await import('../packages/sitewright-import/move/move-site.ts');
  const report = await moveSite(source, content, { isOffline: true });
  writeFileSync(path.join(folder, 'IMPORT.md'), report.print());
  // What was written is read anew, as a build reads it.
  const { problems } = await checkContent(readSite(content), {});
  const wrong = new Set(problems.map(({ file }) => path.relative(content, path.resolve(file))));
  const red = new Set(problems.map(({ file }) => file));
  // A page that a section got has no text of its own.
  const own = [...report.texts].filter(([from]) => !from.endsWith('/'));
  const texts = own.map(([from, to]) => {
    const file = path.join(content, to);
    const aside = path.join(folder, 'not-moved', to);
    const builds = !existsSync(aside) && !wrong.has(to);
    // What a build refuses lies there whole, which the report says.
    const written = [file, aside].filter((one) => existsSync(one));
    return {
      ...{ from: path.join(source, from), builds },
      text: written.map((one) => readFileSync(one, 'utf8')).join('\n'),
    };
  });
  const check = hasBrowser
    ? spawnSync(process.execPath, [bin, 'check'], { cwd: folder, encoding: 'utf8' })
    : undefined;
  if (check && keep) writeFileSync(path.join(folder, 'check.log'), check.stdout + check.stderr);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const good = texts.filter(({ builds }) => builds);
  const { total, lost, noted } = countWords(texts, report);
  return {
    site,
    system: report.facts[0]?.split(',')[0] ?? '',
    texts: texts.length,
    build: good.length,
    clean: good.filter(({ text }) => listNotes(text).length === 0).length,
    'words lost': share(lost, total),
    'words in notes': share(noted, total),
    decisions: report.decisions.length,
    content: red.size > 0 ? `${red.size} files are wrong` : 'green',
    ...(check && { check: check.status === 0 ? 'green' : 'red' }),
    minutes,
  };
}

/** Counts words that are in neither the new text nor the report, and those that are in notes. */
function countWords(texts: readonly { from: string; text: string }[], report: Report) {
  const told = new Set(wordsIn(report.print()));
  const counts = { total: 0, lost: 0, noted: 0 };
  const missing = new Map<string, number>();
  for (const { from, text } of texts) {
    if (!existsSync(from)) continue;
    const there = new Set(wordsIn(text));
    counts.noted += wordsIn(listNotes(text).join(' ').replaceAll('Not moved', '')).length;
    for (const word of wordsIn(readFileSync(from, 'utf8'))) {
      counts.total += 1;
      if (there.has(word) || told.has(word)) continue;
      counts.lost += 1;
      missing.set(word, (missing.get(word) ?? 0) + 1);
    }
  }
  const most = [...missing].sort(([, one], [, other]) => other - one).slice(0, 12);
  if (process.env.WORDS) console.error(most.map(([word, count]) => `${word} ${count}`).join(', '));
  return counts;
}

/** The notes on what could not be moved, but for pictures of other sites: whoever moves with a network has these. */
const listNotes = (text: string): string[] =>
  text.match(/<!-- Not moved: (?!.*was not fetched -->)[\s\S]*?-->/g) ?? [];

function share(part: number, all: number): string {
  return `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
}
