// `sitewright/content`: the content of a site, its mistakes and its fields. It runs in a browser too.

export { languageOf, type Replacements, SiteFolder } from '../content/disk/site-folder.ts';
export {
  ContentError,
  fileProblem,
  formatProblem,
  type Problem,
} from '../content/messages/problem.ts';
export type { SiteContent } from '../content/pages/site-content.ts';
export type { JsonSchema } from '../content/schemas/json-schema.ts';
export { type CheckedContent, validateChanges } from '../content/validate/validate-changes.ts';
export { fieldAt } from '../content/values/field-at.ts';
export { type FieldPath, formatPath, readYaml } from '../content/yaml/yaml-file.ts';
