// npx node tests/long/markdown-set.ts FOLDER [MOST] [WORDS]: how many Markdown files of others a site can show as they are.
// Each folder in FOLDER is what one site has. Of each, at most MOST files are read, spread over all; nothing is fetched.
// What has WORDS in it is listed at the end, each with its file.
// A file is clean that builds and whose page shows every word, heading, link, picture, entry, cell and block of code that
// another renderer shows, and no others, but for what a line of advice says.
import { readdirSync } from 'node:fs';
import { type Reading, readRealMarkdown } from './real-markdown.ts';

const [set = process.env.MARKDOWN_SET ?? '', most = '60', only = ''] = process.argv.slice(2);

/** What is alike in messages about the same, without what was found. */
const causeOf = (message: string): string =>
  message
    .replace(/^\d+: /, '')
    .replace(/^".*?" (is taken|behind)/, '… $1')
    .replace(/such as "[^"]*"(?=, found)/, 'such as …')
    .replace(/^(the title|.* of) .*? (is left out)/, '… $2')
    .replace(/, found ("|`|<|\[).*/s, ', found …')
    .replace(/\[\^[^\]]*\]/g, '[^…]')
    .replace(/\[[^\]]*\]\([^)]*\)/g, '[…](…)')
    .replace(/\d+/g, 'N')
    .replace(/inside: \{.*/, 'inside …')
    .replace(/^\[.*\]: is/, '[…]: is')
    .replace(/^\{.*\} is shown/, '{…} is shown')
    .replace(/does not know ".*?"/, 'does not know …')
    .replace(/^#+ is shown as #+/, '# is shown as ##')
    .slice(0, 110);

function printTable(
  readings: readonly Reading[],
  listOf: (one: Reading) => string[],
  head: string,
) {
  const counts = new Map<string, { files: number; alone: number }>();
  for (const one of readings) {
    const causes = new Set(listOf(one).map(causeOf));
    for (const cause of causes) {
      const count = counts.get(cause) ?? { files: 0, alone: 0 };
      count.files += 1;
      if (causes.size === 1) count.alone += 1;
      counts.set(cause, count);
    }
  }
  console.log(`\n| ${head} | files | alone |\n|---|---:|---:|`);
  for (const [cause, { files, alone }] of [...counts].sort(([, a], [, b]) => b.files - a.files)) {
    console.log(`| ${cause.replaceAll('|', '\\|').replaceAll('\n', ' ')} | ${files} | ${alone} |`);
  }
}

const all = readdirSync(set)
  .filter((one) => !one.startsWith('.'))
  .sort()
  .map((site) => readRealMarkdown(set, site, Number(most)));
const readings = all.flat();
const print = (name: string, list: readonly Reading[]) => {
  const built = list.filter(({ problems }) => problems.length === 0);
  const clean = built.filter(({ differences }) => differences.length === 0);
  const lossy = built.filter(({ differences }) => differences.some(({ what }) => what === 'lost'));
  const quiet = clean.filter(({ advice }) => advice.length === 0);
  // What npx sitewright pictures:fetch mends.
  const fetched = list.filter(({ problems }) =>
    problems.every((one) => one.includes('pictures:fetch')),
  );
  const share = (count: number) => `${count} (${Math.round((100 * count) / list.length)} %)`;
  const shares = [built, fetched, clean, lossy, quiet].map(({ length }) => share(length));
  console.log(`| ${name} | ${list.length} | ${shares.join(' | ')} |`);
};
const columns = [
  'build unchanged',
  'with pictures fetched',
  'clean',
  'lose something without a word',
  'without advice',
];
console.log(`| site | files | ${columns.join(' | ')} |`);
console.log(`|---|---:|${'---:|'.repeat(columns.length)}`);
for (const list of all) print(list[0]?.name.split('/')[0] ?? '', list);
print('all', readings);
printTable(readings, ({ problems }) => problems, 'refused');
printTable(readings, ({ advice }) => advice, 'advice');
const silent = 'shown otherwise without a word';
printTable(
  readings,
  ({ differences }) => differences.map(({ what, kind }) => `${what} ${kind}`),
  silent,
);
if (only) {
  for (const { name, problems, advice, differences } of readings) {
    const others = differences.map(({ what, kind, value }) => `${what} ${kind}: ${value}`);
    for (const one of [...problems, ...advice, ...others])
      if (one.includes(only)) console.log(`${name}:${one}`);
  }
}
