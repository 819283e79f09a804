import { IntlMessageFormat } from 'intl-messageformat';

/** A text names a count that does not exist, or not all of its forms. */
export class PluralError extends Error {
  override name = 'PluralError';
}

/** The lists that texts can count by their names, such as `jobs`, with how many there are. */
export type Counts = ReadonlyMap<string, number>;

/**
 * Chooses the form that fits each count, as ICU MessageFormat writes them:
 * `{jobs, plural, one {# place} other {# places}}`.
 *
 * @returns the text with the forms put in, `#` as a figure; other words in braces stay as they are
 * @throws PluralError when a list is unknown, a form of the language is missing or a brace is open
 */
export function choosePlurals(text: string, language: string, counts: Counts): string {
  const start = text.search(/\{[\w.-]+,|\{\s*[\w.-]+\s*,\s*plural\b/);
  if (start < 0) return text;
  const end = findClosingBrace(text, start);
  const chosen = chooseForm(text.slice(start, end), language, counts);
  return text.slice(0, start) + choosePlurals(chosen + text.slice(end), language, counts);
}

function findClosingBrace(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  throw new PluralError('expected a } after the last form of the count, found none');
}

function chooseForm(block: string, language: string, counts: Counts): string {
  // Names of ICU have letters, digits and low lines alone.
  const names = /(?<=\{\s*)(?:[\w.-]+(?=\s*,)|(?:count|number) [\w.-]+(?=\}))/g;
  const icuName = (name: string) => name.replaceAll(/\W/g, '_');
  const own = new Map((block.match(names) ?? []).map((name) => [icuName(name), name]));
  const message = readMessage(block.replaceAll(names, icuName), language);
  const [plural] = message?.getAst() ?? [];
  const rules = new Intl.PluralRules(language);
  if (!message || !plural || !('pluralType' in plural) || plural.pluralType !== 'cardinal') {
    const forms = new Set(samples.map((number) => rules.select(number)));
    forms.delete('other');
    const all = [...forms, 'other'].map((form) => `${form} {…}`).join(' ');
    throw new PluralError(`expected a count such as {jobs, plural, ${all}}, found ${block}`);
  }
  const name = own.get(plural.value) ?? plural.value;
  if (!counts.has(name)) {
    const known = `a list that the content has (${[...counts.keys()].join(', ')})`;
    throw new PluralError(`expected ${known}, found {${name}, plural, …}`);
  }
  const { options } = plural;
  const missing = samples.find(
    (number) => !options[`=${number}`] && !options[rules.select(number)],
  );
  if (missing !== undefined) {
    throw new PluralError(
      `expected the form ${rules.select(missing)} {…} too, which the language "${language}" has for ${missing}, found ${block}`,
    );
  }
  // Other words in braces stay as they are.
  const findValue = (_: unknown, word: string) => {
    const said = own.get(word) ?? word;
    return counts.get(said) ?? `{${said}}`;
  };
  return String(message.format(new Proxy({}, { has: () => true, get: findValue as () => string })));
}

function readMessage(message: string, language: string): IntlMessageFormat | undefined {
  try {
    return new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  } catch {
    return undefined;
  }
}

/** Among these, every form that whole numbers have in a language occurs. */
const samples = Array.from({ length: 200 }, (_, number) => number);
