// `sitewright/build`: building a site, and what companion packages add to a build, an update and the development server.
export type { BuildStep, BuiltFiles, SiteBundle } from '../build/build-step.ts';
export { loadKeptContent } from '../build/load-kept-content.ts';
export type { Development, DevelopmentPart } from '../build/vite/development-part.ts';
export { buildTask } from '../build/work-folder.ts';
export { buildQuietly } from '../build-site.ts';
export type { Upgrade, UpgradePart } from '../lib/upgrade-part.ts';
