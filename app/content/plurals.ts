import { type PluralElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

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
 * @param language BCP 47 tag of the text's language, such as `sv`
 * @returns the text with the forms put in, `#` as a figure; other words in braces stay as they are
 * @throws PluralError when a list is unknown, a form of the language is missing or a brace is open
 */
export function choosePlurals(text: string, language: string, counts: Counts): string {
  const start = text.search(/\{[\w.-]+,|\{\s*[\w.-]+\s*,\s*plural\b/);
  if (start < 0) return text;
  const end = findClosingBrace(text, start);
  const plural = parsePlural(text.slice(start, end), language, counts);
  const rest = chooseForm(plural, language, counts.get(plural.name) ?? 0) + text.slice(end);
  return text.slice(0, start) + choosePlurals(rest, language, counts);
}

function findClosingBrace(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  throw new PluralError('expected a } after the last form of the count, found none');
}

function parsePlural(block: string, language: string, counts: Counts): Plural {
  const plural = parseBlock(block);
  if (!plural) {
    const forms = formsOf(language).map((form) => `${form} {…}`);
    throw new PluralError(
      `expected a count such as {jobs, plural, ${forms.join(' ')}}, found ${block}`,
    );
  }
  if (!counts.has(plural.name)) {
    const known = `a list that the content has (${[...counts.keys()].join(', ')})`;
    throw new PluralError(`expected ${known}, found {${plural.name}, plural, …}`);
  }
  const missing = samples.find((number) => !findForm(plural, language, number));
  if (missing !== undefined) {
    const form = selectForm(language, missing);
    throw new PluralError(
      `expected the form ${form} {…} too, which the language "${language}" has for ${missing}, found ${block}`,
    );
  }
  return plural;
}

/** A count with its forms, such as `one` and `other`. */
interface Plural {
  name: string;
  block: string;
  options: PluralElement['options'];
}

function parseBlock(block: string): Plural | undefined {
  // Names of ICU have letters, digits and low lines alone.
  const names = /(?<=\{\s*)(?:[\w.-]+(?=\s*,)|(?:count|number) [\w.-]+(?=\}))/g;
  const message = block.replaceAll(names, (name) => name.replaceAll(/\W/g, '_'));
  const [name = ''] = block.match(names) ?? [];
  try {
    const [element] = parse(message, { ignoreTag: true, captureLocation: true });
    if (element?.type !== TYPE.plural || element.pluralType !== 'cardinal' || element.offset) {
      return undefined;
    }
    return { name, block, options: element.options };
  } catch {
    return undefined;
  }
}

function chooseForm(plural: Plural, language: string, count: number): string {
  const elements = findForm(plural, language, count)?.value ?? [];
  return elements
    .map((element) => {
      if (element.type === TYPE.pound) return count.toLocaleString(language);
      if (element.type === TYPE.literal) return element.value;
      const { start, end } = element.location ?? {};
      return plural.block.slice(start?.offset, end?.offset);
    })
    .join('');
}

const findForm = ({ options }: Plural, language: string, count: number) =>
  options[`=${count}`] ?? options[selectForm(language, count)];

const rulesByLanguage = new Map<string, Intl.PluralRules>();

function selectForm(language: string, count: number): string {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  rulesByLanguage.set(language, rules);
  return rules.select(count);
}

/** Among these, every form that whole numbers have in a language occurs. */
const samples = Array.from({ length: 200 }, (_, number) => number);

/** The forms of whole numbers, and `other`, which ICU always expects. */
function formsOf(language: string): string[] {
  const forms = new Set(samples.map((number) => selectForm(language, number)));
  const others = [...forms].filter((form) => form !== 'other');
  return [...others, 'other'];
}
