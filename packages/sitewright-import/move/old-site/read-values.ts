import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';

/** What a configuration says, of whichever form it is; that of a script is its text, as `script`. */
export type Values = Readonly<Record<string, unknown>>;

/** What is no group of values. */
const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

/** The words that a script gives names in quotes: the first of each name. It is read as a text, and never run. */
function readScript(script: string): Values {
  const code = script.replaceAll(/^\s*\/\/.*$/gm, '');
  const found = code.matchAll(
    /(?<=[{,\s])(['"]?)([a-zA-Z]\w*)\1:\s*(["'`])((?:(?!\3)[^\\\n])*)\3/g,
  );
  const values: Record<string, unknown> = { script: code };
  for (const [, , name = '', , words] of found) values[name] ??= words;
  return values;
}

/**
 * Reads a file of values as it is, without running anything.
 *
 * @param file its name, of which the ending says its form
 * @returns nothing where it cannot be read
 */
export function readValues(file: string, text: string): unknown {
  try {
    if (/\.toml$/i.test(file)) return parseToml(text);
    if (/\.json$/i.test(file)) return JSON.parse(text);
    if (/\.[cm]?[jt]s$/i.test(file)) return readScript(text);
    return parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).toJS();
  } catch {
    return undefined;
  }
}

export interface Parted {
  fields: Values;
  body: string;
  hasFields: boolean;
  /** The line, counted from 1, in which the text begins. */
  line: number;
}

/** Parts a text from the fields above it, whatever their form is: YAML, TOML or JSON. */
export function partText(text: string): Parted {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = '', , yaml, , toml, json] =
    /^\s*(---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$))|^(\+\+\+[ \t]*\n([\s\S]*?\n)?\+\+\+[ \t]*(?:\n|$))|^(\{\n[\s\S]*?\n\}[ \t]*(?:\n|$))/.exec(
      source,
    ) ?? [];
  const [form, words] = json
    ? ['a.json', json]
    : toml !== undefined
      ? ['a.toml', toml]
      : ['a.yaml', yaml];
  const said = head ? asValues(readValues(form, words ?? '')) : {};
  const lines = Object.keys(said).length === 0 ? readLines(yaml ?? '') : said;
  return {
    fields: lines,
    body: source.slice(head.length),
    hasFields: head !== '',
    line: head.split('\n').length,
  };
}

/** Fields of which some are no YAML, as a title with a colon: those of one line. */
const readLines = (yaml: string): Values =>
  Object.fromEntries(
    [...yaml.matchAll(/^([\w-]+):[ \t]*(\S.*)$/gm)].map(([, name = '', words = '']) => [
      name,
      words.replace(/^(["'])(.*)\1$/, '$2'),
    ]),
  );

/** The value at a path such as `site.author.name`; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const part of path.split('.').filter(Boolean)) {
    const group: object = typeof value === 'object' && value !== null ? value : {};
    const name = Object.keys(group).find((one) => one.toLowerCase() === part.toLowerCase());
    value = name === undefined ? undefined : (group as Record<string, unknown>)[name];
  }
  return value;
}

/** Words that a field says, or the first of a list of them; undefined for anything else. */
export function wordsOf(value: unknown): string | undefined {
  const [one] = [value].flat();
  if (one instanceof Date) return one.toISOString();
  return typeof one === 'string' || typeof one === 'number'
    ? String(one).trim() || undefined
    : undefined;
}

/** All words of a list, or of words with commas or spaces between them. */
export function listOfWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s*,\s*/).filter(Boolean);
  return Array.isArray(value) ? value.flatMap((one) => wordsOf(one) ?? []) : [];
}
