// `sitewright/schemas`: the fields of files and sections, as JSON schemas. It runs in a browser too.

export { schemaLine } from '../authoring/schema-line.ts';
export { namedFile } from '../content/data/data-list.ts';
export { pagePath } from '../content/fields/fields.ts';
export type { KindName } from '../content/pages/section-kind.ts';
export { schemas, settingsFiles } from '../content/pages/site-content.ts';
export { brandSchema } from '../content/schemas/brand.ts';
export {
  hasRole,
  marksOfText,
  mayBeTranslated,
  partAt,
  partSchema,
  partsOf,
  schemaFields,
  toTranslationSchema,
  variantOf,
  variantsOf,
  withoutOwnFields,
} from '../content/schemas/json-schema.ts';
export {
  fileOf,
  genericFileSchemas,
  kindOf,
  readFileSchemas,
  schemaOfFile,
} from '../content/schemas/json-schemas.ts';
export { kindOfSection, type Page, sectionsOf } from '../content/schemas/page.ts';
export type { Site } from '../content/schemas/site.ts';
