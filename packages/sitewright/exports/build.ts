// `sitewright/build`: building a site, and what companion packages add to a build and to the development server.
export type { BuildStep, BuiltFiles, SiteBundle } from '../build/build-step.ts';
export type { Development, DevelopmentPart } from '../build/vite/development-part.ts';
