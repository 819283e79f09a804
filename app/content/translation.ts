import { fieldsOf, type JsonSchema, partSchema, partsOf, variantOf } from './json-schema.ts';
import { type Language, localizeHref } from './language.ts';
import type { TranslationRole } from './schemas/translation-role.ts';
import type { FieldPath } from './yaml-file.ts';

/** A file of the first language. */
export interface Original {
  /** What it says, before words in braces are replaced. */
  value: unknown;
  schema: JsonSchema;
  /** Where a field stands in it, such as `content/home.yaml:12`. */
  place(path: FieldPath): string;
}

/** A translation with what its original adds to it. */
export interface Completed {
  value: unknown;
  problems: { path: FieldPath; message: string }[];
}

/**
 * Completes a translated file with what its original says for every language. Entries of lists
 * correspond by their position. Links lead to the pages of the language.
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
  const value = complete(translated, original.value, original.schema, []);
  return { value, problems };

  function complete(own: unknown, first: unknown, all: JsonSchema, path: FieldPath): unknown {
    const schema = variantOf(first, all);
    const isMissing = own === undefined || own === null;
    if (isMissing && !holdsWords(first, schema)) return inherit(first, schema);
    if (isMissing)
      report(path, `expected the translation of ${original.place(path)}, found nothing`);
    if (isMissing) return first;
    if (hasRole(schema, 'shared')) {
      report(path, `expected nothing: ${original.place(path)} says it for every language`);
    }
    if (Array.isArray(own) && Array.isArray(first)) {
      if (own.length === first.length) {
        const entry = partSchema(schema, 0);
        return own.map((one, index) => complete(one, first[index], entry, [...path, index]));
      }
      const expected = `expected ${first.length} in the list, as ${original.place(path)} has them`;
      if (holdsWords(first, schema)) report(path, `${expected}, found ${own.length}`);
      return own;
    }
    if (!isGroup(own) || !isGroup(first)) return leadLink(own, schema);
    if (path.length === 0) reportOwnSections(own, schema);
    const names = new Set([...Object.keys(first), ...Object.keys(own)]);
    const fields = [...names].map((name) => {
      const field = complete(own[name], first[name], partSchema(schema, name), [...path, name]);
      return [name, field] as const;
    });
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  }

  /** A translation has the sections of the first language, and no others. */
  function reportOwnSections(own: Record<string, unknown>, schema: JsonSchema) {
    if (schema.additionalProperties !== false) return;
    for (const [key, value] of Object.entries(own)) {
      if (!isGroup(value) || Object.hasOwn(fieldsOf(schema), key)) continue;
      const message = `expected a key that ${original.place([])} has too, found another; correct it, or remove what stands there`;
      report([key], message);
    }
  }

  function report(path: FieldPath, message: string) {
    problems.push({ path, message });
  }

  function inherit(first: unknown, schema: JsonSchema): unknown {
    const parts = partsOf(first, schema);
    if (!parts) return leadLink(first, schema);
    const inherited = parts.map((part) => [part.step, inherit(part.value, part.schema)] as const);
    return Array.isArray(first)
      ? inherited.map(([, value]) => value)
      : Object.fromEntries(inherited);
  }

  function leadLink(value: unknown, schema: JsonSchema): unknown {
    if (typeof value !== 'string') return value;
    if (hasRole(schema, 'words')) {
      // A longer text may hold links.
      return value.replaceAll(/(?<=\]\()[^)\s]+/g, (to) => localizeHref(language, to));
    }
    return hasRole(schema, 'link') ? localizeHref(language, value) : value;
  }
}

/** Whether a value of the first language holds words that a translation must have of its own. */
function holdsWords(value: unknown, schema: JsonSchema): boolean {
  if (value === undefined || value === null || hasRole(schema, 'shared')) return false;
  const parts = partsOf(value, schema);
  return parts?.some((part) => holdsWords(part.value, part.schema)) ?? hasRole(schema, 'words');
}

/** A field that may be empty has its role inside. */
export function hasRole(schema: JsonSchema, role: TranslationRole): boolean {
  return [schema, ...(schema.anyOf ?? [])].some((one) => (one as JsonSchema).translation === role);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
