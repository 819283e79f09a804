import type { Problem } from '../../packages/sitewright/content/problem.ts';

/** What only those know who see how a file is written. */
const fileWords = [
  /\.(ya?ml|md)\b|\bYAML\b|"- "|: write its fields|\bonly:|\b\w+: (\[|true|false)/i,
  /\b(quotes|colons?|indent\w*|dash(es)?|keys?)\b/i,
];

/** What somebody wrote is repeated as it is. */
const withoutQuoted = (text: string) => text.replaceAll(/"(?!- ")[^"]*"|“[^”]*”/g, '…');

/** What is said at fields of what is wrong there, as far as it speaks of how files are written. */
export const listFileWords = (problems: readonly Problem[]): string[] =>
  problems
    .filter(({ file, field }) => field && !file.includes('/data/'))
    .filter(({ message, atField = message }) =>
      fileWords.some((words) => words.test(withoutQuoted(atField))),
    )
    .map(({ field, message, atField = message }) => `${field}: ${atField}`);
