import { installBackgroundProbe } from './background-probe.ts';
import { content } from './content.ts';
import { createTest } from './fixtures.ts';

/** The fixtures of the checks; windows have the probe of background-probe.ts. */
export const test = createTest(content, installBackgroundProbe);
