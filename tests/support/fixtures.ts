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

export const everyVisitor = Object.keys(visitors) as Visitor[];

/** Defines the same tests for several kinds of visitors; other tests are a desktop's. */
export function forVisitors(kinds: readonly Visitor[], defineTests: () => void): void {
  for (const kind of kinds) {
    test.describe(kind, () => {
      test.use(visitors[kind]);
      defineTests();
    });
  }
}

export { expect, still };
