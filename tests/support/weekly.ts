import { pickShapes } from '../../packages/sitewright-checks/support/page-shapes.ts';
import { built } from './built-site.ts';
import { content } from './content.ts';

const daily = pickShapes(built, content);

/** The tag of a test of one page: each day one of each shape is looked at, and the others each week. */
export const tagOf = (path: string): string[] => (daily.has(path) ? [] : ['@weekly']);
