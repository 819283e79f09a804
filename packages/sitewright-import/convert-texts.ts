// npx sitewright-import TEXT…: writes texts of other systems in our Markdown; a folder stands for all texts in it.
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { findTextMistake, runCommand, UserError } from 'sitewright/lib';
import { readTextFile, writeSafely } from 'sitewright/node';
import { convertText } from './dialects/convert-text.ts';

const usage =
  'Usage: npx sitewright-import TEXT…, such as content/posts or content/pages/handbook.md';

await runCommand(({ step }) => {
  const named = process.argv.slice(2);
  if (named.length === 0) throw new UserError(usage);
  const files = named.flatMap((one) => {
    const found = statSync(one, { throwIfNoEntry: false });
    if (!found) throw new UserError(`There is no ${one}\n${usage}`);
    if (found.isFile()) return one;
    return globSync('**/*.md', { cwd: one }).map((file) => path.join(one, file));
  });
  let count = 0;
  const advance = step('Reading the texts', files.length);
  for (const [index, file] of files.sort().entries()) {
    advance(index);
    const source = readTextFile(file);
    const mistake = findTextMistake(source);
    if (mistake)
      throw new UserError(`${file}:${mistake.line}:${mistake.column} ${mistake.message}`);
    const { text, lost, left } = convertText(source);
    for (const { line, words } of lost) console.log(`${file}:${line} lost: ${words}`);
    for (const { line, words } of left) console.log(`${file}:${line} left for you: ${words}`);
    // Line ends and empty lines alone are no reason to change a file.
    if (withoutEmptyLines(text) === withoutEmptyLines(source)) continue;
    writeSafely(file, text);
    count += 1;
  }
  console.log(`${count} of ${files.length} texts are written in our Markdown now.`);
});

function withoutEmptyLines(text: string): string {
  return text.split(/\s*\n/).filter(Boolean).join('\n');
}
