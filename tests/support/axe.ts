import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type Incomplete, resolveIncomplete } from './contrast.ts';

/** Every rule of axe-core: WCAG 2.2 up to AAA, its best practices, and those it still tries out. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

declare global {
  interface Window {
    /** axe-core, once it has run. */
    axe: { getRules(): { ruleId: string; tags: string[] }[] };
  }
}

/**
 * Expects that axe finds nothing wrong with the page as it is now, in either colour scheme, and
 * that what axe leaves open holds too. All rules run in the light scheme, those on colours in the
 * dark one. The page needs the background probe.
 *
 * @param state what the page shows, for the message of a failure
 * @param within selector of the part to look at; the rules on whole pages then do not run
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const builder = new AxeBuilder({ page }).setLegacyMode();
    // Without the selectors of all that passes, which nobody reads.
    builder.options({ resultTypes: ['violations', 'incomplete'] });
    if (within) builder.include(within);
    // Another colour scheme changes nothing but colours.
    builder.withTags(colorScheme === 'light' ? tags : ['cat.color']);
    const { violations, incomplete, passes, inapplicable } = await builder.analyze();
    if (colorScheme === 'light' && !within) {
      const run = [...violations, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id);
      const known = await page.evaluate(() => window.axe.getRules());
      const left = known.filter(
        ({ ruleId, tags }) => !run.includes(ruleId) && !tags.includes('deprecated'),
      );
      expect(left, 'rules that did not run').toEqual([]);
    }
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    const open = incomplete.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, any, all, none }): Incomplete => ({
          rule: id,
          reason: [...any, ...all, ...none].map(({ data }) => data?.messageKey ?? '').join(),
          target: `${target}`,
        }),
      ),
    );
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
    expect(await resolveIncomplete(page, open), `${state}, ${colorScheme}, left open`).toEqual([]);
  }
}
