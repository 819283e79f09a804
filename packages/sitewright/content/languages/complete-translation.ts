import { stringify } from 'yaml';
import { readDays } from '../dates/weekdays.ts';
import { suggestName } from '../messages/find-like-name.ts';
import { describeLookAlikes } from '../messages/look-alikes.ts';
import type { Problem } from '../messages/problem.ts';
import {
  hasRole,
  type JsonSchema,
  mayBeTranslated,
  partSchema,
  schemaFields,
  variantOf,
} from '../schemas/json-schema.ts';
import { fieldAt, isGroup } from '../values/field-at.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';
import { draftEntry, draftTranslation } from './draft-translation.ts';
import type { Language } from './language.ts';
import { joinTexts, listNames, matchEntries, pathInOther, takeText } from './list-entries.ts';
import { localizeLinks } from './localize-links.ts';
import { insertSections, listOwnSections } from './section-languages.ts';
import { otherCurrency, withoutReplacedPrice } from './translate-price.ts';

/** A file of the first language. */
export interface Original {
  /** What it says in the language, before words in braces are replaced. */
  value: unknown;
  /** That of what it says, and of the sections that the translation has alone. */
  schema: JsonSchema;
  /** The tag of its language, where that is known. */
  language?: string | undefined;
  /** The keys of the sections that it has in other languages only. */
  othersSections?: readonly string[];
  /** Where a field stands in it, such as `content/home.yaml:12`. */
  place(path: FieldPath): string;
  /** What stands there, or in the translation, before a record is put in; undefined where none is. */
  written?(path: FieldPath, from: 'own' | 'first'): unknown;
}

/** A translation with what its original adds to it. */
export interface Completed {
  value: unknown;
  problems: (Pick<Problem, 'message' | 'atField' | 'isUntranslated'> & {
    path: FieldPath;
    /** The entry of the original that its list lacks. */
    entry?: number | undefined;
  })[];
  /** Where a field of the value stands in the translation's file, and the other way round. */
  place?(path: FieldPath): FieldPath;
  original?(path: FieldPath): FieldPath;
}

/**
 * Completes a translated file with what its original says for every language. Entries of lists
 * correspond by what stays of them. Links lead to the pages of the language.
 *
 * @param translated what the file says; anything at all
 * @returns the whole value, and a problem for whatever must be translated and is not
 */
export function completeTranslation(
  translated: unknown,
  original: Original,
  language: Language,
): Completed {
  const problems: Completed['problems'] = [];
  const currency = otherCurrency(translated, original.value);
  const alone = listOwnSections(translated, original.value as Record<string, unknown>);
  for (const [key, section] of alone) reportLanguages(key, fieldAt(section, ['only']));
  const joined = complete(translated, original.value, original.schema, []);
  const value = isGroup(joined) ? placeSections(joined) : joined;
  const pathIn = (from: 'own' | 'first') => (path: FieldPath) =>
    pathInOther(path, from, translated, original.value);
  return { value, problems, place: pathIn('first'), original: pathIn('own') };

  function placeSections(all: Record<string, unknown>) {
    const own = alone.map(([key]) => [key, all[key]] as const);
    return own.length > 0 ? insertSections(all, own, Object.keys(translated as object)) : all;
  }

  function complete(own: unknown, first: unknown, all: JsonSchema, path: FieldPath): unknown {
    const schema = variantOf(first, all);
    const isMissing = own === undefined || own === null || own === '';
    const isForeign = currency !== undefined && hasRole(schema, 'amount');
    if (isMissing && isForeign && first !== undefined) reportPrice(path, first, currency);
    if (isMissing && !holdsWords(first, schema)) return localizeLinks(first, schema, language);
    if (isMissing) {
      const name = path.length > 0 ? `${String(path.at(-1))}: ` : '';
      reportMissing(path, name + writeDraft(draftTranslation(first, schema, leaveOpen)));
      return first;
    }
    if (hasRole(schema, 'shared')) {
      const atField = 'Remove it: the first language says it for every language';
      report(path, `expected nothing: ${placeOf(path)} says it for every language`, atField);
    }
    if (Array.isArray(own) && Array.isArray(first)) {
      const entry = partSchema(schema, 0);
      return mayBeTranslated(entry) ? completeList(own, first, entry, path) : own;
    }
    if (!isGroup(own) || !isGroup(first)) return localizeLinks(own, schema, language);
    if (path.length === 0) reportStrangeSections(own, first, schema);
    const inherited = withWeekdays(withoutReplacedPrice(own, first, schema), schema);
    const names = new Set([...Object.keys(inherited), ...Object.keys(own)]);
    const fields = [...names].map((name) => {
      const [mine, theirs] = [own, inherited].map((one) => fieldAt(one, [name]));
      return [name, complete(mine, theirs, partSchema(schema, name), [...path, name])] as const;
    });
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  }

  /** With the days that its words mean, which no machine need read in the words of another language. */
  function withWeekdays(said: Record<string, unknown>, schema: JsonSchema) {
    const isOfWeek = typeof said.days === 'string' && said.day === undefined;
    if (!isOfWeek || !schemaFields(schema).weekdays || !original.language) return said;
    const weekdays = readDays(`${said.days}`, original.language);
    return weekdays ? { weekdays, ...said } : said;
  }

  function completeList(own: unknown[], first: unknown[], entry: JsonSchema, path: FieldPath) {
    const matches = matchEntries(own, first);
    const strays = [...own.keys()].filter((index) => !matches.includes(index));
    const missing = [...first.keys()].filter(
      (index) => matches[index] === -1 && holdsWords(first[index], entry),
    );
    for (const [at, index] of strays.entries()) {
      reportEntry(own[index], first, [...path, index], missing[at]);
    }
    // Else they are most likely what the strays mean.
    if (missing.length > strays.length) {
      for (const at of missing) {
        reportMissing(path, `- ${writeDraft(draftEntry(first, at, entry, leaveOpen))}`, at);
      }
    }
    return first.map((one, index) => {
      const match = matches[index] ?? -1;
      if (match === -1) return localizeLinks(one, entry, language);
      if (typeof one === 'string') {
        const text = completeText(own[match], first, index, [...path, match]);
        return localizeLinks(text, entry, language);
      }
      const { key: _, ...fields } = own[match] as Record<string, unknown>;
      return complete(fields, one, entry, [...path, match]);
    });
  }

  /** A text of a list, which stands behind its original. */
  function completeText(own: unknown, first: unknown[], at: number, path: FieldPath) {
    const original = String(first[at]);
    const said = takeText(own, original);
    if (said) return said;
    reportMissing(path, `- ${joinTexts(original, '…')}`);
    return original;
  }

  /** An entry of a list that is the translation of none, or of one that another entry translates. */
  function reportEntry(own: unknown, first: readonly unknown[], path: FieldPath, meant?: number) {
    const at = placeOf(path.slice(0, -1));
    const texts = first.filter((one) => typeof one === 'string');
    if (!isGroup(own) && texts.length > 0) {
      const example =
        texts.find((text) => String(own).startsWith(text.slice(0, 8))) ??
        (meant === undefined ? texts[0] : first[meant]);
      return report(
        path,
        `expected a text of ${at}, -> and its translation, such as "${example} -> …", found ${JSON.stringify(own)}`,
        'It is the translation of no entry of the first language: remove it',
      );
    }
    const key = original.written?.([...path, 'key'], 'own') ?? fieldAt(own, ['key']);
    const list = pathInOther(path.slice(0, -1), 'own', translated, original.value);
    // What all records have in common names an entry for all of them.
    const written = first.map((one, at) => original.written?.([...list, at], 'first') ?? one);
    const rest =
      meant === undefined ? '' : `; ${placeOf(path.slice(0, -1), meant)} is without a translation`;
    const found = key === undefined || key === null ? 'nothing' : `"${key}"`;
    // The key of an entry that is translated already would be no help.
    const names = listNames(written, meant === undefined ? written : [written[meant]]);
    const [usual] = meant === undefined ? [] : names;
    const like =
      suggestName(key ?? '', names) || (usual === undefined ? '' : `, such as "${usual}"`);
    const message = `expected a key that names one entry of ${at} by what it alone says${like}, found ${found}${describeLookAlikes(found, { signs: /\p{L}/u })}${rest}`;
    const atField = `It is the translation of no entry of the first language${suggestName(key ?? '', listNames(written))}: remove it`;
    report(key === undefined ? path : [...path, 'key'], message, atField);
  }

  /** A translation has the sections of the first language, and those that say that they are in it alone. */
  function reportStrangeSections(
    own: Record<string, unknown>,
    first: Record<string, unknown>,
    schema: JsonSchema,
  ) {
    if (schema.additionalProperties !== false) return;
    const { tag } = language;
    const mine = `write only: [${tag}] into it if it stands in this language alone`;
    for (const [key, value] of Object.entries(own)) {
      if (!isGroup(value) || alone.some(([one]) => one === key)) continue;
      if (Object.hasOwn(first, key)) {
        if (value.only === undefined) continue;
        const message = `expected nothing: ${original.place([key])} says which languages have the section that this one translates; remove it`;
        const atField = 'Remove it: the first language says which languages have this section';
        report([key, 'only'], message, atField);
      } else if (original.othersSections?.includes(key)) {
        const message = `expected no translation, as ${original.place([key])} is for other languages only; add ${tag} to its only:, or ${mine}`;
        const atField = `Remove it, or name ${tag} among the languages of this section in the first language`;
        report([key], message, atField);
      } else if (!Object.hasOwn(schemaFields(schema), key)) {
        const message = `expected a key that ${original.place([])} has too, found another; correct it, remove what stands there, or ${mine}`;
        report([key], message, 'The first language has no such section: remove it');
      }
    }
  }

  /** What a translation has alone is in its language, which its file cannot say of others. */
  function reportLanguages(key: string, tags: unknown) {
    const isRight = Array.isArray(tags) && tags.length === 1 && tags[0] === language.tag;
    if (isRight) return;
    const message = `expected [${language.tag}], as this file is of that language alone; a section of several languages stands in the first one’s file, or in each with its own only:`;
    report([key, 'only'], message, `Choose ${language.tag} alone`);
  }

  /**
   * @param draft what is to be written: the field with its name, or the entry
   * @param entry the index in the original of the entry that a list lacks
   */
  function reportMissing(path: FieldPath, draft: string, entry?: number) {
    const place = placeOf(path, ...(entry === undefined ? [] : [entry]));
    const message = `expected the translation of ${place}, found nothing: write and fill in ${draft}`;
    const atField = 'Fill in the translation';
    problems.push({ path, message, atField, isUntranslated: true, entry });
  }

  /** An amount of the first language is another one in another currency. */
  function reportPrice(path: FieldPath, amount: unknown, other: string) {
    const said = `${amount} ${fieldAt(original.value, ['currency'])}`;
    report(
      path,
      `expected the amount in ${other} in place of ${placeOf(path)} (${said}), found nothing: write price and the amount, or a priceText of words alone, such as On request`,
      `Write the amount in ${other}, where the first language has ${said}, or words such as On request below it`,
    );
  }

  function placeOf(path: FieldPath, ...entry: number[]) {
    return original.place([...pathInOther(path, 'own', translated, original.value), ...entry]);
  }

  /** @param atField the same in words of the field */
  function report(path: FieldPath, message: string, atField: string) {
    problems.push({ path, message, atField });
  }
}

/** Whether a value of the first language holds words that a translation must have of its own. */
const holdsWords = (value: unknown, schema: JsonSchema): boolean =>
  draftTranslation(value, schema, String) !== undefined;

/** Empty words are named again, where somebody leaves them so. */
const leaveOpen = () => '';

const writeDraft = (draft: unknown): string =>
  stringify(draft, { collectionStyle: 'flow', lineWidth: 0 }).trim();
