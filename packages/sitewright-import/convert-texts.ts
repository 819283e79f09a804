import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { findTextMistake, type StartStep, UserError } from 'sitewright/lib';
import { readTextFile, writeSafely } from 'sitewright/node';
import { convertText } from './dialects/convert-text.ts';

/**
 * Writes texts of other systems in our Markdown, in their places, and says what is lost or left.
 *
 * @param named files, and folders that stand for all texts in them
 * @throws UserError where a file is no text
 */
export function convertTexts(named: readonly string[], step: StartStep): void {
  const files = named.flatMap((one) => {
    if (statSync(one).isFile()) return one;
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
}

function withoutEmptyLines(text: string): string {
  return text.split(/\s*\n/).filter(Boolean).join('\n');
}
