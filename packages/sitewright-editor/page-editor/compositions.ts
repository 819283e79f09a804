import type { JsonSchema, SiteFolder } from 'sitewright/content';
import { readRawSections } from 'sitewright/pages';
import { type KindName, partsOf } from 'sitewright/schemas';
import { emptyValue } from '../forms/schema.ts';

/** The sections of campaign pages, by what they are for. */
export const compositions = new Map<string, KindName[]>(
  Object.entries({
    'one promise and one button': ['points', 'quote', 'closing'],
    'a newsletter to subscribe to': ['newsletter', 'latestPosts', 'logos'],
    'something that is coming': ['timeline', 'people', 'closing'],
    'a product': ['textBeside', 'steps', 'pictures', 'questions', 'closing'],
    'an offer': ['logos', 'metrics', 'points', 'offer', 'estimate', 'closing'],
    'a subscription': ['offer', 'questions', 'quote', 'closing'],
  }),
);

/** What a new section says: best is what another page says, without its portraits; else nothing yet. */
export function sampleOf(folder: SiteFolder, name: string, schema: JsonSchema = {}) {
  const sample = readRawSections(folder).find(({ kind }) => kind === name);
  const { short } = folder.code.kinds.get(name as KindName)?.samples ?? {};
  const value = sample
    ? withoutPortraits(sample.value, schema)
    : structuredClone(short ?? emptyValue(schema));
  return { path: sample?.path, key: sample?.key, value: value as object };
}

/** A value without the portraits of people, whom nobody has asked whether they stand for something else too. */
export function withoutPortraits(value: unknown, schema: JsonSchema): unknown {
  const parts = partsOf(value, schema);
  if (!parts) return value;
  const kept = parts
    .filter((part) => part.schema.portrait !== true)
    .map((part) => [part.step, withoutPortraits(part.value, part.schema)] as const);
  return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept);
}
