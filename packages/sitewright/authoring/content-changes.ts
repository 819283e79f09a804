import { isDeepStrictEqual } from 'node:util';
import { fieldAt } from '../content/field-at.ts';
import { splitFrontMatter } from '../content/markdown/front-matter.ts';
import { ContentError } from '../content/problem.ts';
import { currencyCode } from '../content/schemas/price.ts';
import { readYaml } from '../content/yaml-file.ts';
import { printAmount } from '../print/print-price.ts';

/** The texts of content files, by their paths in the content folder; of a picture, anything. */
type ContentFiles = ReadonlyMap<string, string>;

type Group = Record<string, unknown>;
const isObject = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/**
 * Says what differs between two states of a content folder, by file, entry and field, one line each:
 * `pricing, plans, Growth, price: $299 → $309`.
 *
 * @throws ContentError when a file is not valid YAML
 */
export function describeChanges(before: ContentFiles, after: ContentFiles): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const name = file.replace(/\.(yaml|md)$/, '');
    const [old, now] = [before.get(file), after.get(file)];
    if (old === undefined) return `${name} is new`;
    if (now === undefined) return `${name} is gone`;
    if (name === file) return `${name} has changed`;
    return compare(read(file, old), read(file, now), [name], inMarkdown);
  });
}

/** How what has changed is said. */
interface Wording {
  /** What a field is called. */
  label(name: string): string;
  /** A text of the content. */
  quote(text: string): string;
}

/** As lines of Markdown, by the names that files have for fields. */
const inMarkdown: Wording = {
  label: (name) => name,
  quote: (text) => text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&'),
};

/** Says what differs between two states of what one file says, by entry and field, a line each. */
export const describeDifference = (before: unknown, after: unknown, wording: Wording): string[] =>
  compare(before, after, [''], wording);

/** What a file says, its prices with their currency; a text in Markdown is a list of paragraphs. */
function read(file: string, text: string): unknown {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const { errors, toJS } = readYaml(`content/${file}`, parts?.frontMatter ?? text);
  if (errors.length > 0) throw new ContentError(errors);
  const value = (toJS() ?? {}) as Group;
  if (parts) return { ...value, text: parts.body.trim().split(/\n{2,}/) };
  const { data: currency } = currencyCode.safeParse(value.currency);
  return JSON.parse(JSON.stringify(value), (name, one) =>
    currency && name === 'price' && typeof one === 'number'
      ? printAmount({ amount: one, currency }, 'en')
      : one,
  );
}

function compare(old: unknown, now: unknown, place: string[], wording: Wording): string[] {
  if (isDeepStrictEqual(old, now) || (isEmpty(old) && isEmpty(now)))
    return sayOrder(old, now, place);
  if (Array.isArray(old) && Array.isArray(now)) return compareLists(old, now, place, wording);
  if (!isObject(old) || !isObject(now)) {
    const [one, other] = [old, now].map((value) => wording.quote(say(value)));
    if (isEmpty(old)) return [`${name(place)} is new: ${other}`];
    return isEmpty(now)
      ? [`${name(place)} is gone: ${one}`]
      : [`${name(place)}: ${one} → ${other}`];
  }
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((one) => {
    // "items" tells nobody anything.
    const inner = one === 'items' ? place : [...place, wording.label(one)];
    return compare(fieldAt(old, [one]), fieldAt(now, [one]), inner, wording);
  });
}

const name = (place: readonly string[]) => place.filter(Boolean).join(', ');

/** Of a file the order counts too: it is that of the page. */
function sayOrder(old: unknown, now: unknown, place: readonly string[]): string[] {
  const isSame =
    place.length > 1 || String(Object.keys(old ?? {})) === String(Object.keys(now ?? {}));
  return isSame ? [] : [`${name(place) || 'All of it'} has another order`];
}

/** Entries belong together that have the same name, then those that are left, in their order. */
function compareLists(old: unknown[], now: unknown[], place: string[], wording: Wording): string[] {
  const rest = old.filter((one) => !now.some((other) => nameOf(other) === nameOf(one)));
  const changes = now.flatMap((entry) => {
    const same = old.find((other) => nameOf(other) === nameOf(entry));
    const inner = isObject(entry) ? [...place, nameOf(same ?? rest[0] ?? entry)] : place;
    return compare(same ?? rest.shift(), entry, inner, wording);
  });
  const gone = rest.flatMap((entry) => compare(entry, undefined, place, wording));
  return changes.length + gone.length > 0
    ? [...changes, ...gone]
    : [`${name(place)} has another order`];
}

/** What people call an entry: the first text in it. */
function nameOf(value: unknown): string {
  if (!isObject(value)) return String(value);
  return Object.values(value).map(nameOf).find(Boolean) ?? '';
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** A value on one line. */
export const say = (value: unknown): string =>
  (isObject(value) ? nameOf(value) : String(value)).replaceAll(/\s+/g, ' ');
