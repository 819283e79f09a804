// `npm run lines`: the code lines of each package and of the rooms of the core, those of tests, and the words of
// documents. A code line is neither blank nor comment.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const others = /(^|\/)(node_modules|accepted)(\/|$)|(^|\/)build\/client(\/|$)/;
const isTest = (file: string) => /\.(test|spec)\.tsx?$|(^|\/)tests\//.test(file);
const list = (pattern: string) => globSync(pattern, { exclude: (file) => others.test(file) });

/** Counts the lines of a file that are neither blank nor comment. */
function countLines(file: string): number {
  let isComment = false;
  let count = 0;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const text = line.trim();
    if (isComment) isComment = !text.includes('*/');
    else if (text.startsWith('/*')) isComment = !text.includes('*/');
    else if (text && !text.startsWith('//') && !text.startsWith('*')) count += 1;
  }
  return count;
}

const sum = (files: readonly string[]) =>
  files.reduce((total, file) => total + countLines(file), 0);

function describe(folder: string, ending = '**/*') {
  const files = list(`${folder}/${ending}.{ts,tsx,mjs,css}`);
  const code = files.filter((file) => !isTest(file));
  const tests = files.filter((file) => isTest(file) && /\.tsx?$/.test(file));
  return { code: sum(code), tests: sum(tests) };
}

const packages = Object.fromEntries(
  globSync('packages/*').map((folder) => [path.basename(folder), describe(folder)]),
);
console.log('Packages');
console.table(packages);
const rooms = globSync('packages/sitewright/*', { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== 'node_modules')
  .map(({ name }) => [name, describe(`packages/sitewright/${name}`)] as const);
console.log('Rooms of sitewright');
console.table(
  Object.fromEntries([...rooms, ['beside them', describe('packages/sitewright', '*')]]),
);
console.log('Beside the packages');
const beside = ['sites/countermark', 'sites/brasswick', 'tests', 'scripts', 'bench'];
console.table(Object.fromEntries(beside.map((folder) => [folder, describe(folder)])));
// The reference is written by a command.
const documents = list('{*,docs/**/*,packages/*/{README,CHANGELOG}}.md').filter(
  (file) => !file.startsWith('docs/reference/'),
);
const words = documents.map(
  (file) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length,
);
const all = Object.values(packages);
console.log(`${all.reduce((total, { code }) => total + code, 0)} code lines in all packages`);
console.log(
  `${words.reduce((total, count) => total + count, 0)} words in ${documents.length} documents`,
);
