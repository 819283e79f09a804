import { readMoney } from '../fields/price.ts';
import { hasRole, type JsonSchema, partSchema, variantOf } from '../schemas/json-schema.ts';
import { type RecordFields, typeOfField } from '../schemas/records.ts';
import { type Money, sharesSign } from '../values/amount.ts';
import { fieldAt, isGroup } from '../values/field-at.ts';
import { stopBehind, withStop } from '../values/full-stop.ts';
import { isolateAmount, printAmount } from '../values/print-amount.ts';
import { directionOf, hasRightToLeftLetter, isolateName } from '../values/text-direction.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';

/** A value that may be anything, by the names of the fields of a record. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** Where a part of what was filled comes from. */
export interface Source {
  /** Its place in the template. */
  template: FieldPath;
  /** The field of the record that it says, alone or among other words. */
  field?: string;
}

/** Words in braces that may be names of fields. */
const namesInBraces = /\{([a-z]\w*)\}/gi;
const namesWithStop = new RegExp(namesInBraces.source + stopBehind, 'giu');
const nameAlone = /^\s*\{([a-z]\w*)\}\s*$/i;

/** Whether a group stands for a list with an entry for each record, whose names in braces are those of its own. */
export const isRepeated = (part: object): part is { each: string } =>
  typeof (part as { each?: unknown }).each === 'string';

/**
 * What a translation says of each record, with the names that stand alone in its original: the words for these are those of
 * the records.
 */
export function inheritNames(own: unknown, first: unknown): unknown {
  if (typeof first === 'string') return own ?? (nameAlone.test(first) ? first : undefined);
  if (!isGroup(first) || !isGroup(own ?? {})) return own;
  const inherited = isRepeated(first) ? { each: first.each } : {};
  const added = Object.entries(first).flatMap(([name, one]) => {
    const value = inheritNames(fieldAt(own, [name]), one);
    return value === undefined ? [] : [[name, value] as const];
  });
  const all = { ...inherited, ...(own as object), ...Object.fromEntries(added) };
  return Object.keys(all).length > 0 ? all : own;
}

/** What a translation of any page says, with the same in lists that have an entry for each record. */
export function inheritLists(own: unknown, first: unknown): unknown {
  if (!isGroup(first) || !isGroup(own)) return own;
  const lists = Object.entries(first).flatMap(([name, one]) => {
    const value = isGroup(one) && isRepeated(one) ? inheritNames : inheritLists;
    const said = value(own[name], one);
    return said === undefined ? [] : [[name, said] as const];
  });
  return { ...own, ...Object.fromEntries(lists) };
}

/** A record with the types of its fields, and what gives the tag of the language in which its values are printed. */
interface FilledRecord {
  fields: RecordFields;
  values: RecordValues;
  /** Whether the prices of the page are in a currency that has one of these names. */
  hasCurrency(...names: string[]): boolean;
  /** Those that the records have amounts in. */
  currencies: ReadonlySet<string>;
  readTag(): string;
  /** The record in the first language, whose values name entries to their translations. */
  first?: FilledRecord | undefined;
}

/**
 * Puts a record into a template: what it says in place of the names in braces. A text that names a field of which the
 * record says nothing is left out, and with it whatever cannot be without the text: a picture, an entry, a section.
 *
 * @param schema what the template’s place may hold
 * @param onSource takes for each part of the result where it comes from
 * @returns undefined where nothing is left
 */
export function fillRecord(
  template: unknown,
  schema: JsonSchema,
  { fields, values, readTag, hasCurrency, currencies, first }: FilledRecord,
  onSource: (filled: FieldPath, source: Source) => void = () => {},
): unknown {
  return fill(template, schema, [], []);

  function fill(part: unknown, all: JsonSchema, at: FieldPath, to: FieldPath): unknown {
    if (first && at.at(-1) === 'key') {
      onSource(to, { template: at });
      return fillRecord(part, all, first);
    }
    if (typeof part === 'string') return fillText(part, all, at, to);
    onSource(to, { template: at });
    if (typeof part !== 'object' || part === null || isRepeated(part)) return part;
    if (Array.isArray(part)) {
      const entries: unknown[] = [];
      for (const [index, one] of part.entries()) {
        const entry = fill(one, partSchema(all, index), [...at, index], [...to, entries.length]);
        if (entry !== undefined) entries.push(entry);
      }
      return entries.length > 0 || part.length === 0 ? entries : undefined;
    }
    const own = variantOf(part, all);
    const said = Object.entries(part).map(([name, one]) => [
      name,
      fill(one, partSchema(own, name), [...at, name], [...to, name]),
    ]);
    const lost = said.filter(([, one]) => one === undefined).map(([name]) => String(name));
    // Without its head or its first section a page is none, which these say of what they lack.
    const isNeeded = at.length === 0 || /^(meta|hero)$/.test(at.join());
    const isEmpty = lost.length > 0 && lost.length === said.length;
    const isLost = isEmpty || lost.some((name) => own.required?.includes(name));
    return isLost && !isNeeded
      ? undefined
      : Object.fromEntries(said.filter(([, one]) => one !== undefined));
  }

  function fillText(text: string, own: JsonSchema, at: FieldPath, to: FieldPath): unknown {
    const names = Array.from(text.matchAll(namesInBraces), ([, name = '']) => name);
    const known = names.filter((name) => Object.hasOwn(fields, name));
    const [field] = known.filter((name) => values[name] === undefined).concat(known);
    onSource(to, { template: at, ...(field !== undefined && { field }) });
    if (field === undefined) return text;
    if (values[field] === undefined) return undefined;
    const write = (name: string, before: string, behind = ''): string => {
      const isAddress = hasRole(own, 'link') || /\]\([^\s()]*$/.test(before);
      const value = isAddress ? String(values[name]) : printValue(name, text, behind);
      return writeValue(value, {
        before,
        isAddress,
        isWhole: typeOfField(fields[name] ?? '') === 'link',
        isRich: own.richText === true && typeOfField(fields[name] ?? '') !== 'richText',
      });
    };
    const [, alone] = nameAlone.exec(text) ?? [];
    const many = known.find((name) => typeof values[name] === 'object');
    if (many !== undefined && alone === undefined) {
      // The section refuses a list among words, wherever it comes from.
      onSource(to, { template: at });
      return values[many];
    }
    if (alone !== undefined) {
      const value = values[alone];
      const money = moneyAt(alone);
      if (money && at.join() === 'currency') return money.currency;
      if (money && own.type === 'number') {
        if (hasCurrency(money.currency, text.trim())) return money.amount;
        // The section refuses it, which is wrong with the page for all records.
        onSource(to, { template: at });
        return `${text.trim()} in ${money.currency}`;
      }
      const isText = own.type === 'string' && own.format !== 'date';
      if (isText && !hasRole(own, 'link') && printValue(alone, text) !== value)
        return printValue(alone, text);
      return typeof value === 'string' && own.richText ? write(alone, '') : value;
    }
    return text.replaceAll(namesWithStop, (found, name: string, stop = '', offset: number) => {
      const end = offset + found.length - stop.length;
      return known.includes(name)
        ? withStop(write(name, text.slice(0, offset), text.slice(end)), stop)
        : found;
    });
  }

  function moneyAt(name: string): Money | undefined {
    return typeOfField(fields[name] ?? '') === 'money' ? readMoney(values[name]) : undefined;
  }

  /**
   * A value as the language writes it: `12 345,5` and `12 грудня 2026 р.`; a number of four digits may be a year. Signs that
   * nobody sees keep a name of the other direction whole among words.
   */
  function printValue(name: string, words: string, behind?: string): string {
    const value = values[name];
    const money = moneyAt(name);
    if (money) {
      const amount = { ...money, sharesSign: sharesSign(money.currency, currencies) };
      const isTurned = hasRightToLeftLetter(words) || directionOf(readTag()) === 'rtl';
      return isolateAmount(printAmount(amount, readTag()), readTag(), isTurned);
    }
    const day = typeOfField(fields[name] ?? '') === 'day' ? new Date(String(value)) : undefined;
    if (day && !Number.isNaN(day.getTime()))
      return day.toLocaleDateString(readTag(), { dateStyle: 'long', timeZone: 'UTC' });
    if (typeof value !== 'number') {
      const text = String(value);
      return behind === undefined ? text : isolateName(text, directionOf(readTag()), behind);
    }
    const options = { useGrouping: 'min2', maximumFractionDigits: 20 } as const;
    return value.toLocaleString(readTag(), options);
  }
}

interface WrittenPlace {
  /** The words before it. */
  before: string;
  isAddress: boolean;
  /** Whether it is an address itself. */
  isWhole: boolean;
  /** Whether its signs would mean something there. */
  isRich: boolean;
}

/** A value among other words: in an address it is spelled as one, and beside marks its signs stand for themselves. */
function writeValue(value: string, { before, isAddress, isRich, isWhole }: WrittenPlace): string {
  if (!isAddress) return isRich ? value.replaceAll(/[\\*_[\]<]/g, '\\$&') : value;
  if (isWhole || before.endsWith('tel:')) return value;
  const escaped = encodeURIComponent(value);
  return before.includes('?')
    ? escaped.replaceAll('%40', '@')
    : escaped.replaceAll(/%(?:2F|40|3A)/g, decodeURIComponent);
}
