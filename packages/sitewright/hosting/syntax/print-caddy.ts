import { assertWritable, type Directive, isPlainWord, printDirectives } from './directives.ts';

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
  printDirectives(directives, {
    // What a pattern has found is written as in Go.
    writeVariable: (name) => (name === '1' ? `\${1}` : `{${name}}`),
    writeText(text) {
      assertWritable(text, /[{}]/, 'a Caddyfile');
      return text;
    },
    quote(word) {
      if (isPlainWord(word) || /^\$?\{[\w.]+\}$/.test(word)) return word;
      // Between backticks all else stands for itself; between quotes a backslash does or does not.
      if (!/["\\]/.test(word)) return `"${word}"`;
      assertWritable(word, /`/, 'a Caddyfile');
      return `\`${word}\``;
    },
    end: '',
  });
