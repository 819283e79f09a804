import axe from 'axe-core';
import { expect, test } from 'vitest';
import { samplePathsIn } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();

/** What axe finds wrong with the page as it is: the rule and the markup. It needs no script of the page. */
async function findViolations(): Promise<string[]> {
  await visitor.evaluate(new Function(axe.source) as () => void);
  return visitor.evaluate(async () => {
    const { axe } = window as never as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

// Every page of the language has the sections of one of these.
const samples = content.languages.flatMap(({ tag, dir }) =>
  samplePathsIn(tag).map((path) => ({ path, tag, dir })),
);

test.each(samples)('$path is in $tag, accessible, and no wider than the window', async (sample) => {
  const { path, tag, dir } = sample;
  for (const width of [390, 1280]) {
    await visitor.visit(path, width);
    await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width);
    const page = await visitor.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: getComputedStyle(document.body).direction,
      width: document.documentElement.scrollWidth,
    }));
    expect({ ...page, width: Math.max(page.width, width) }).toEqual({ lang: tag, dir, width });
  }
  expect(await findViolations()).toEqual([]);
});
