// `sitewright/content`: the content of a site, its mistakes and its fields. It runs in a browser too.

export { fieldAt } from '../content/field-at.ts';
export { languageOf, type Replacements, SiteFolder } from '../content/index/site-folder.ts';
export type { JsonSchema } from '../content/json-schema.ts';
export { ContentError, fileProblem, formatProblem, type Problem } from '../content/problem.ts';
export type { SiteContent } from '../content/site-content.ts';
export { type CheckedContent, validateChanges } from '../content/validate-changes.ts';
export { type FieldPath, formatPath, readYaml } from '../content/yaml-file.ts';
