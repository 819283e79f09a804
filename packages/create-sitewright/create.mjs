#!/usr/bin/env node
// `npm create sitewright my-site`: asks what it does not know, and writes a site that builds. Plain JavaScript
// without packages, so that it is there at once, on Node 20 too.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { chooseFonts } from './fonts.mjs';
import { pageNames } from './pages.mjs';
import { questions, readFolder } from './questions.mjs';
import { findWords, writeSite } from './write-site.mjs';

const usage = `usage: npm create sitewright my-site
  in place of its questions: npm create sitewright my-site -- --name "Acme" --language en --trade shop --character poster --hue 28 --pages home,${pageNames.join(',')} --import no --editor yes --checks yes --release no
  --yes takes what is proposed for the rest`;

/** What moves an old site in. */
const oldSite = 'sitewright-import ../old-site';

/** What the person who types may mend, in one line. */
class Mistake extends Error {}

function readCommand(args) {
  const options = Object.fromEntries(
    Object.keys(questions).map((name) => [name, { type: 'string' }]),
  );
  const flags = { yes: { type: 'boolean', short: 'y' }, help: { type: 'boolean', short: 'h' } };
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: { ...options, ...flags } });
  } catch (error) {
    throw new Mistake(
      `${error.message.split(/\. /)[0]}: npm create sitewright -- --help lists the options`,
    );
  }
  const { values, positionals } = parsed;
  if (values.help) return {};
  if (positionals.length > 1) {
    throw new Mistake(
      `expected one folder, found ${positionals.join(', ')}: put a name with spaces in quotes`,
    );
  }
  const folder = takeValue(readFolder(positionals[0] ?? ''));
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Mistake(`${folder} exists, and nothing is overwritten: choose another name`);
  }
  return { folder, given: values };
}

/** What was read, or a mistake in the line that says what to type. */
function takeValue({ value, problem }) {
  if (problem) throw new Mistake(problem);
  return value;
}

async function create(folder, { yes, ...given }) {
  const answers = new Map();
  // Every wrong option is said before the first question.
  for (const [name, { read }] of Object.entries(questions)) {
    if (given[name] !== undefined) answers.set(name, takeValue(labelled(name, read(given[name]))));
  }
  const isAsked = !yes && process.stdin.isTTY;
  const terminal = isAsked && createInterface({ input: process.stdin, output: process.stdout });
  const stop = () => {
    console.error('\nStopped: nothing was written');
    process.exit(1);
  };
  if (terminal) terminal.on('close', stop);
  for (const [name, question] of Object.entries(questions)) {
    if (answers.has(name)) continue;
    const proposal = question.propose(folder, answers);
    const answer = terminal
      ? await ask(terminal, question, proposal)
      : takeValue(question.read(proposal));
    answers.set(name, answer);
  }
  if (terminal) terminal.off('close', stop).close();
  const site = Object.fromEntries(answers);
  const files = writeSite(folder, site);
  const manager = process.env.npm_config_user_agent?.startsWith('pnpm') ? 'pnpm' : 'npm';
  console.log(`\n${folder} has the site of ${site.name}, in ${files.length} files. Go on with

  cd ${path.relative('', folder).includes(' ') ? JSON.stringify(folder) : folder}
  ${manager} install${site.import ? `\n  npx ${oldSite}` : ''}
  ${manager} start

and read README.md there.`);
  if (site.import) {
    console.log(
      'In the place of ../old-site write the folder of your old site, or the file that WordPress has exported.',
    );
  }
  const { advice } = chooseFonts(site.character, site.language);
  if (advice) console.log(advice);
  if (!findWords(site.language)) {
    console.log(
      `Its words are English, and wait to be written in ${site.language}: npm run launch-check lists the files.`,
    );
  }
}

const labelled = (name, { value, problem }) => ({
  value,
  problem: problem && `--${name}: ${problem}`,
});

async function ask(terminal, { words, read }, proposal) {
  for (;;) {
    const answer = (await terminal.question(`${words} (${proposal}) `)).trim();
    const { value, problem } = read(answer || proposal);
    if (!problem) return value;
    console.log(`  ${problem}`);
  }
}

try {
  const { folder, given } = readCommand(
    // npm takes the two hyphens away, npx does not.
    process.argv.slice(2).filter((one) => one !== '--'),
  );
  if (folder) await create(folder, given);
  else console.log(usage);
} catch (error) {
  console.error(error instanceof Mistake ? error.message : error);
  process.exitCode = 1;
}
