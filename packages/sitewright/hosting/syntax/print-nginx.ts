import { assertWritable, type Directive, isPlainWord, printDirectives } from './directives.ts';

/** The variables that our configuration uses; a number is what a group of a pattern has found. */
type Name = `${number}` | 'args' | 'is_args' | 'request_uri' | 'uri';
export type NginxDirective = Directive<Name>;

/**
 * Prints a configuration of nginx, in which each value stands for itself.
 *
 * @throws Error when one cannot: nginx has no spelling for a dollar sign where it fills in variables; or when
 *   two locations of a block are the same, with which nginx does not start
 */
export function printNginx(directives: readonly NginxDirective[]): string {
  assertLocationsDiffer(directives);
  return printDirectives(directives, {
    // A condition begins with the bare name of what it is about.
    writeVariable: (name, directive) =>
      /^\d$/.test(name) || directive === 'if' ? `$${name}` : `\${${name}}`,
    writeText(text, directive) {
      // Nothing is filled in where a location says what it matches, and patterns end in a dollar sign.
      const forbidden = directive === 'location' ? /(?!)/ : /\$/;
      assertWritable(text, forbidden, 'the configuration of nginx');
      return text.replaceAll(/["\\]/g, String.raw`\$&`);
    },
    quote: (word) => (isPlainWord(word) ? word : `"${word}"`),
    end: ';',
  });
}

function assertLocationsDiffer(directives: readonly NginxDirective[]): void {
  const matches = directives.flatMap(({ words: [name, ...match] }) =>
    name === 'location' ? match.join(' ') : [],
  );
  const seen = new Set<string>();
  const twice = matches.find((match) => seen.size === seen.add(match).size);
  if (twice) throw new Error(`nginx does not start with two locations "${twice}"`);
  for (const { block } of directives) assertLocationsDiffer(block ?? []);
}
