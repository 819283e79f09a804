import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Undecided } from './contrast.ts';

/** Every rule of axe-core: WCAG 2.2 up to AAA, its best practices, and those it still tries out. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

declare global {
  interface Window {
    /** Axe itself, once it was asked. */
    axe: { getRules(): { ruleId: string; tags: string[] }[] };
  }
}

/** What axe finds wrong, and what it leaves to a person, each with the reason it gives. */
export async function askAxe(page: Page): Promise<{ wrong: string[]; undecided: Undecided[] }> {
  const answers = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  const { violations, incomplete, passes, inapplicable } = answers;
  const asked = new Set(
    [...violations, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id),
  );
  const unasked = await page.evaluate(
    (asked) =>
      window.axe
        .getRules()
        .filter(({ ruleId, tags }) => !asked.includes(ruleId) && !tags.includes('deprecated'))
        .map(({ ruleId }) => ruleId),
    [...asked],
  );
  expect(unasked, 'rules that were not asked').toEqual([]);
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
