import {
  assertWritable,
  type Directive,
  isPlainWord,
  printDirectives,
  type Word,
} from './directives.ts';

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
  return printDirectives(directives, { printWord, end: ';' });
}

function printWord(word: Word<Name>, directive: Word<Name>): string {
  // Nothing is filled in where a location says what it matches, and patterns end in a dollar sign.
  const forbidden = directive === 'location' ? /(?!)/ : /\$/;
  // A condition begins with the bare name of what it is about.
  const print = (name: string) =>
    /^\d$/.test(name) || directive === 'if' ? `$${name}` : `\${${name}}`;
  const text = [word]
    .flat()
    .map((part) => {
      if (typeof part !== 'string') return print(part.name);
      assertWritable(part, forbidden, 'the configuration of nginx');
      return part.replaceAll(/["\\]/g, String.raw`\$&`);
    })
    .join('');
  return isPlainWord(text) ? text : `"${text}"`;
}

function assertLocationsDiffer(directives: readonly NginxDirective[]): void {
  const matches = directives.flatMap(({ words: [name, ...match] }) =>
    name === 'location' ? match.join(' ') : [],
  );
  const twice = matches.find((match, index) => matches.indexOf(match) < index);
  if (twice) throw new Error(`nginx does not start with two locations "${twice}"`);
  for (const { block } of directives) assertLocationsDiffer(block ?? []);
}
