import { pickShapes } from '../../packages/sitewright-checks/support/page-shapes.ts';
import { built } from './built-site.ts';
import { content } from './content.ts';
import { isCountermark } from './site.ts';

/** Shapes of which Countermark has a page, which is looked at each day. */
const ofCountermark = /^((start|composed), ltr|error)$/;

const daily = new Set(
  [...pickShapes(built, content)].flatMap(([shape, path]) =>
    isCountermark || !ofCountermark.test(shape) ? path : [],
  ),
);

/** The tag of a test of one page: each day one of each shape is looked at, and the others each week. */
export const tagOf = (path: string): string[] => (daily.has(path) ? [] : ['@weekly']);
