import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Undecided } from './contrast.ts';

/** Every rule of axe-core: WCAG 2.2 up to AAA, its best practices, and those it still tries out. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** What axe finds wrong, and what it leaves to a person, each with the reason it gives. */
export async function askAxe(page: Page): Promise<{ wrong: string[]; undecided: Undecided[] }> {
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
  return {
    wrong: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    undecided: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => ({
        rule: id,
        reason: [...any, ...all, ...none].map(({ data }) => data?.messageKey ?? '').join(),
        target: `${target}`,
      })),
    ),
  };
}
