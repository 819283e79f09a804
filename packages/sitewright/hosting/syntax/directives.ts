/**
 * Something that a server fills in as it answers, such as `$args` to nginx and `{query}` to Caddy. The type
 * of its name lists the names that the code may use, so that no value can be one.
 */
export class Variable<Name extends string> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}

/** A word of a directive: a value that stands for itself, or its parts where a server fills in some. */
type Word<Name extends string> = (string | Variable<Name>) | readonly (string | Variable<Name>)[];

/** A directive of a server's configuration, with the directives in its block where it has one. */
export interface Directive<Name extends string> {
  words: readonly Word<Name>[];
  block?: readonly Directive<Name>[] | undefined;
}

/** How a server writes the words of a directive, and ends one without a block. */
interface Syntax<Name extends string> {
  /** @param directive the first word of the directive */
  writeVariable(name: Name, directive: Word<Name>): string;
  /** @throws Error when no spelling of the text would be read as what it says */
  writeText?(text: string, directive: Word<Name>): string;
  /** Puts a word into quotes where it needs them. @throws Error when it cannot stand in them */
  quote(word: string): string;
  end: string;
}

/** Prints directives, one a line: the only way in which a value gets into a server's configuration. */
export function printDirectives<Name extends string>(
  directives: readonly Directive<Name>[],
  syntax: Syntax<Name>,
  indent = '',
): string {
  const { writeVariable, writeText = (text) => text, quote } = syntax;
  const printDirective = ({ words, block }: Directive<Name>) => {
    const [first = ''] = words;
    const printWord = (word: Word<Name>) => {
      const parts = [word].flat().map((part) => {
        return typeof part === 'string' ? writeText(part, first) : writeVariable(part.name, first);
      });
      return quote(parts.join(''));
    };
    const line = indent + words.map(printWord).join(' ');
    if (!block) return `${line}${syntax.end}\n`;
    return `${line} {\n${printDirectives(block, syntax, `${indent}\t`)}${indent}}\n`;
  };
  return directives.map(printDirective).join('');
}

/** Words that need no quotes to any server. */
export const isPlainWord = (word: string) => /^[\w./:@=~+-]+$/.test(word);

/**
 * Refuses a value that a text of a server's configuration cannot hold.
 *
 * @param forbidden matches what cannot be quoted there
 * @throws Error that names the value
 */
export function assertWritable(value: string, forbidden: RegExp, where: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no configuration holds control characters.
  if (/[\0-\x1f\x7f]/.test(value) || forbidden.test(value)) {
    throw new Error(`${JSON.stringify(value)} cannot be written into ${where}`);
  }
}

/**
 * Escapes a text for a regular expression of any server, in which it stands for itself.
 *
 * @throws Error for a sign that servers cannot escape
 */
export function escapeSigns(value: string): string {
  // These would be escaped as JavaScript alone reads it.
  assertWritable(value, /(?! )\s|[\p{Cs}\p{Zl}\p{Zp}]/u, 'a pattern');
  // A dollar sign would begin a variable.
  return RegExp.escape(value).replaceAll('\\$', '\\x24');
}

/**
 * Builds a regular expression for a server: each value in it stands for itself, and a list for any of its
 * members.
 *
 * @throws Error for a sign that servers cannot escape
 */
export function pattern(
  { raw }: TemplateStringsArray,
  ...values: readonly (string | readonly string[])[]
): string {
  const escaped = values.map((value) =>
    typeof value === 'string' ? escapeSigns(value) : `(?:${value.map(escapeSigns).join('|')})`,
  );
  return String.raw({ raw }, ...escaped);
}
