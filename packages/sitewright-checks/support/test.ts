import { installBackgroundProbe } from './background-probe.ts';
import { createTest } from './fixtures.ts';
import { content } from './site.ts';

/** The fixtures of the checks; windows have the probe of background-probe.ts. */
export const test = createTest(content, installBackgroundProbe);
