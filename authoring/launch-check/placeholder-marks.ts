import { Lexer } from 'yaml';
import { allContentFiles } from '../../app/content/content-files.ts';
import type { Problem } from '../../app/content/problem.ts';
import { openContentFile } from '../../app/content/read-fields.ts';

/**
 * Finds the comments in content files that call what follows them placeholders. They are in the content
 * that the site ships with, and go with what they are about.
 *
 * @param folder path of the content folder, whose files are valid
 */
export function findPlaceholderMarks(folder: string): Problem[] {
  return allContentFiles(folder).flatMap((file) => {
    if (!/\.(yaml|md)$/.test(file)) return [];
    const { name, source } = openContentFile(folder, file);
    return findMarks(name, source);
  });
}

function findMarks(file: string, yaml: string): Problem[] {
  let line = 1;
  return [...new Lexer().lex(yaml)].flatMap((part): Problem[] => {
    const start = line;
    line += part.split('\n').length - 1;
    const [, words] = /^#\s*(.*\bplaceholders?\b.*?)\.?$/i.exec(part) ?? [];
    if (!words) return [];
    const message = `"${words}": give your own, then remove this comment`;
    return [{ file, line: start, column: 1, field: '', message }];
  });
}
