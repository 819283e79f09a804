import { hasRole, type JsonSchema, partsOf } from '../schemas/json-schema.ts';
import { type Language, localizeHref } from './language.ts';

/** Where the links of a longer text lead, whose address may stand in <> or between spaces. */
export const linkTargets = /(?<=\]\(\s*<?)[^\s<>)]+/g;

/** A value in which each link, also of longer texts, leads to the page in a language. */
export function localizeLinks(value: unknown, schema: JsonSchema, language: Language): unknown {
  if (typeof value === 'string') return localizeText(value, schema, language);
  const parts = partsOf(value, schema);
  if (!parts) return value;
  const led = parts.map(
    (part) => [part.step, localizeLinks(part.value, part.schema, language)] as const,
  );
  return Array.isArray(value) ? led.map(([, one]) => one) : Object.fromEntries(led);
}

function localizeText(text: string, schema: JsonSchema, language: Language): string {
  if (hasRole(schema, 'words')) {
    // A longer text may hold links.
    return text.replaceAll(linkTargets, (to) => localizeHref(language, to));
  }
  return hasRole(schema, 'link') ? localizeHref(language, text) : text;
}
