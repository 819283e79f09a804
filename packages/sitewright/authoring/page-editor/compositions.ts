import type { SiteFolder } from '../../content/index/site-folder.ts';
import type { JsonSchema } from '../../content/json-schema.ts';
import { readRawSections } from '../../content/page-files.ts';
import type { KindName } from '../../content/section-kind.ts';
import { formFields, onlyLanguage } from './editor-fields.ts';
import { defaultFields } from './form-fields.ts';

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

/** What a new section says: best is what another page says. */
export function sampleOf(folder: SiteFolder, name: string, schema: JsonSchema = {}) {
  const sample = readRawSections(folder).find(({ kind }) => kind === name);
  const value = sample?.value ?? defaultFields(formFields(schema, onlyLanguage));
  return { path: sample?.path, key: sample?.key, value: value as object };
}
