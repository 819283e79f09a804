import { createTest, expect, still } from '../../packages/sitewright-checks/support/fixtures.ts';
import { content } from './content.ts';
import { installFocusProbe } from './page/focus.ts';

/** The fixtures of all browser tests; windows have the probes of focus.ts and background-probe.ts. */
export const test = createTest(content, installFocusProbe);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const visitors = {
  desktop: {},
  phone,
  'desktop without JavaScript': { javaScriptEnabled: false },
  'phone without JavaScript': { ...phone, javaScriptEnabled: false },
};
type Visitor = keyof typeof visitors;

/**
 * Defines the same tests for several kinds of visitors, some of whom come once a week; other tests are a desktop's.
 */
export function forVisitors(
  daily: readonly Visitor[],
  defineTests: () => void,
  weekly: readonly Visitor[] = [],
): void {
  for (const kind of [...daily, ...weekly]) {
    test.describe(kind, { tag: weekly.includes(kind) ? '@weekly' : [] }, () => {
      test.use(visitors[kind]);
      defineTests();
    });
  }
}

/** Each width of a window with the tag of its test: each day the first and the last, and the others each week. */
export const widthsWithTags = (...widths: readonly number[]) =>
  widths.map((width, place) => ({
    width,
    tag: place === 0 || place === widths.length - 1 ? [] : ['@weekly'],
  }));

export { expect, still };
