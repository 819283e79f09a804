import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { SiteFolder } from 'sitewright/content';
import { pathInLanguage, readLanguages } from 'sitewright/languages';
import { type StartStep, silently, UserError } from 'sitewright/lib';
import { differencesFolder } from 'sitewright/node';
import { listPageFiles, readContentValues, readPostOutlines } from 'sitewright/pages';
import { contentFolder, listChangedPages } from 'sitewright/site';
import { type Findings, readFindings } from './findings.ts';
import { ensureBrowser } from './support/browser.ts';
import { ownTests } from './support/own-tests.ts';
import { playwrightCommand } from './support/playwright-command.ts';

/** What the files of tests are about: one worker, and so one browser, runs all of them. */
const files = {
  /** Is every page accessible and valid, has its header room, is the mark what its file draws, and does what lives live? */
  check: ['accessibility', 'header', 'html', 'live-parts', 'mark'],
  /** Does every page say what was recorded? */
  words: ['accessibility-trees'],
  /** Does it look like it? */
  pictures: ['pictures'],
} as const;

/** Those, and the tests that the site has of its own. */
export type Checks = keyof typeof files | 'own';

/**
 * Runs Playwright on the built site.
 *
 * @param reporter one of Playwright's own, whose report is what it prints
 * @param snapshots which of what was recorded is recorded anew
 */
export async function runPlaywright(
  checks: readonly Checks[],
  reporter: 'json' | 'line',
  snapshots: 'none' | 'changed',
  startStep: StartStep,
) {
  ensureBrowser();
  const advance = startStep('Checking in a browser');
  // As a package it is JavaScript.
  const ending = path.extname(import.meta.filename);
  const own = (name: string) => path.join(import.meta.dirname, name + ending);
  const options = [
    `--config=${own('playwright.config')}`,
    `--reporter=${reporter},${own('progress-reporter')}`,
    `--update-snapshots=${snapshots}`,
    ...checks.flatMap(listPatterns),
  ];
  const env = { ...process.env, FORCE_COLOR: '0' };
  const child = fork(playwrightCommand, ['test', ...options], { env, silent: true });
  child.on('message', ([done, total]: [number, number]) => advance(done, total));
  const [[status], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    readText(child.stdout),
    readText(child.stderr),
  ]);
  return { status, stdout, stderr };
}

/** Which files of tests are run, as Playwright is told. */
function listPatterns(checks: Checks): string[] {
  if (checks === 'own') return [`^${RegExp.escape(ownTests + path.sep)}`];
  const folder = RegExp.escape(import.meta.dirname + path.sep);
  return files[checks].map((name) => `^${folder}${name}\\.spec\\.[jt]s$`);
}

const readText = async (stream: Readable | null): Promise<string> =>
  (await stream?.setEncoding('utf8').toArray())?.join('') ?? '';

/**
 * Checks one page of each kind and those that were changed, and the HTML of all pages; compares all with their records.
 *
 * @returns what is wrong; undefined where nothing is
 * @throws UserError when the checks did not run
 */
export async function runChecks(
  site: SiteFolder,
  checks: readonly Checks[],
  startStep: StartStep = silently,
): Promise<Findings | undefined> {
  process.env.CHANGED_PAGES = listChanged(site).join(' ');
  const { status, stdout, stderr } = await runPlaywright(checks, 'json', 'none', startStep);
  if (status === 0) return undefined;
  const findings = readFindings(stdout, () => readContentValues(site), listFilesOfPages(site));
  if (!findings) throw new UserError(stderr || stdout);
  return findings;
}

/** What the addresses of changed pages end in; of those that one file makes of records, the first stands for all. */
function listChanged(site: SiteFolder): string[] {
  const names = listChangedPages(contentFolder);
  const nameOf = (file: string) => path.parse(file).name;
  return names.map((name) => {
    const made = [...site.recordPages.pages].find(([, { template }]) => nameOf(template) === name);
    return made ? nameOf(made[0]) : name;
  });
}

/** Gives the file of the content that says what a page has. */
function listFilesOfPages(site: SiteFolder): (address: string) => string | undefined {
  const files = readLanguages(site).flatMap((language) => {
    const own = language.base ? site.translation(language.tag) : site;
    return [...listPageFiles(own), ...readPostOutlines(own)].map(
      ({ file, path }) => [pathInLanguage(language, path), own.nameOf(own.fileOf(file))] as const,
    );
  });
  const all = new Map(files);
  return (address) => all.get(address);
}

/** Whether a check fails for what it found: for more than advice on texts. */
export const hasFaults = ({ words, code, differences }: Findings): boolean =>
  words.length + code.length + differences.length > 0;

/** Says what the words of texts may say better, which makes no check fail; nothing where there is nothing to say. */
export const describeAdvice = ({ advice }: Findings): string =>
  advice.length > 0
    ? [`\nAdvice on the words of texts (${advice.length})`, ...advice].join('\n  ')
    : '';

/** Says first what editors mend, then what they cannot, then what they may accept. */
export function describeFindings({ words, code, differences }: Findings): string {
  const lines = [...words];
  if (code.length > 0) {
    if (lines.length === 0) lines.push(`What ${contentFolder} says is in order.`);
    const owner =
      'If the build says nothing of the words of these pages, the code of the site has a fault. Tell who keeps it:';
    lines.push('', owner, ...code);
  }
  if (differences.length > 0) {
    const advice = `Pictures in ${differencesFolder}/ show what looks otherwise. Where it is meant to be so, npm run accept records it.`;
    lines.push(...(lines.length > 0 ? [''] : []), ...differences, advice);
  }
  return lines.join('\n');
}
