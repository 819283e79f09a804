// `sitewright/content`: what the content of a site says. It runs in a browser too.

export { type ContentValue, readContentValues } from '../content/content-values.ts';
export { readTable } from '../content/data/read-table.ts';
export { languageOf, type SiteFolder } from '../content/index/site-folder.ts';
export { pathOfPage } from '../content/page-files.ts';
export { readPagePaths } from '../content/page-paths.ts';
export { formatProblem } from '../content/problem.ts';
export { listServices } from '../content/services.ts';
export type { SiteContent } from '../content/site-content.ts';
