// What a site's own kinds of sections are made of.
export * from './definitions.ts';
// Its names of kinds are types of a site's own modules too.
export type {} from './kinds/kinds-by-name.ts';
