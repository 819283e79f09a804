import {
  assertWritable,
  type Directive,
  isPlainWord,
  printDirectives,
  Variable,
  type Word,
} from './directives.ts';

/** The placeholders that our configuration uses; its own begin with `site_`. */
type Name =
  | ('http.error.status_code' | 'path' | 'query' | 'uri')
  | `re.site_${number}.${number}`
  | `site_${'file' | 'type' | 'cache' | 'policy' | 'disposition' | 'target' | 'anchor' | 'status'}`
  | '1';
export type CaddyDirective = Directive<Name>;

/**
 * Prints a part of a Caddyfile, in which each value stands for itself.
 *
 * @throws Error when one cannot: Caddy fills in whatever stands in braces, quoted or not
 */
export const printCaddy = (directives: readonly CaddyDirective[]): string =>
  printDirectives(directives, { printWord, end: '' });

function printWord(word: Word<Name>): string {
  if (word instanceof Variable) return writePlaceholder(word.name);
  const parts = [word].flat();
  for (const part of parts) {
    if (typeof part === 'string') assertWritable(part, /[{}]/, 'a Caddyfile');
  }
  const text = parts
    .map((part) => (typeof part === 'string' ? part : writePlaceholder(part.name)))
    .join('');
  if (isPlainWord(text)) return text;
  // Between backticks all else stands for itself; between quotes a backslash does or does not.
  if (!/["\\]/.test(text)) return `"${text}"`;
  assertWritable(text, /`/, 'a Caddyfile');
  return `\`${text}\``;
}

/** What a pattern has found is written as in Go. */
const writePlaceholder = (name: Name) => (name === '1' ? `\${1}` : `{${name}}`);
