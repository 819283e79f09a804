import { readFileSync } from 'node:fs';

/**
 * Reads a file that people wrote. Its bytes may be anything: each that is no UTF-8 becomes U+FFFD, which
 * `findTextMistake` finds. A byte order mark stays.
 *
 * @throws Error when the file cannot be read
 */
export function readTextFile(file: string): string {
  return readFileSync(file, 'utf8');
}
