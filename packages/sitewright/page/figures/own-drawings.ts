import type { SiteDrawing } from '../../content/fields/drawings.ts';

/** The drawings that content calls by their names: a bundle has the site's in the place of this file (build/vite/site-modules.ts). */
export const drawings: ReadonlyMap<string, SiteDrawing> = new Map();
