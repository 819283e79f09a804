import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { wcagContrast } from 'culori';

/** Every rule of axe-core: WCAG 2.2 up to AAA, its best practices, and those it still tries out. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Expects that axe finds nothing wrong with the page as it is now, in each colour scheme, and
 * that what axe leaves open holds too. All rules run in the light scheme, those on colours in the
 * dark one. The page needs the background probe.
 *
 * @param state what the page shows, for the message of a failure
 * @param part selector of the part to look at, without which it is all of the page
 */
export async function expectAccessible(
  page: Page,
  state: string,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
  part?: string,
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    // Another colour scheme changes nothing but colours.
    const values = colorScheme === 'light' ? tags : ['cat.color'];
    const { violations, incomplete, unrun } = await page.evaluate(
      async ([part, values]) => {
        const { violations, incomplete, passes, inapplicable } = await window.axe.run(
          part ?? document,
          {
            runOnly: { type: 'tag', values },
            // Without the selectors of all that passes, which nobody reads.
            resultTypes: ['violations', 'incomplete'],
          },
        );
        const run = [...violations, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id);
        const rules = window.axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
        const unrun = rules.flatMap(({ ruleId }) => (run.includes(ruleId) ? [] : [ruleId]));
        return { violations, incomplete, unrun };
      },
      [part, values] as const,
    );
    if (colorScheme === 'light' && !part) expect(unrun, 'rules that did not run').toEqual([]);
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
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
    const left = await resolveIncomplete(page, open);
    expect.soft(left, `${state}, ${colorScheme}, left open`).toEqual([]);
  }
}

/** Something that axe could not decide. */
interface Incomplete {
  rule: string;
  /** The key of the reason that axe gives. */
  reason: string;
  target: string;
}

/**
 * Why axe cannot tell the background of a text, and why the probe can: it is the next opaque
 * ancestor, or the surface that is drawn there, in one colour. Which texts these are depends on the
 * machine's fonts, so each reason is explained once, and the contrast of each text is worked out.
 */
const explained: Record<string, string> = {
  pseudoContent:
    'The edges of sections are above them, the holes of tickets beside their words, the marks of links under them: no ::before or ::after is behind letters.',
  elmPartiallyObscuring:
    'A figure that reaches out of its section, or a turned sheet, has a box that is larger than what is drawn in it.',
  elmPartiallyObscured: 'As above, seen from the other side.',
  bgOverlap: 'The box of a stamp or a tab lies on that of its sheet, and both have one colour.',
  shortTextContent: 'A name of one letter is a text like any other.',
  imgNode: 'The words stand on a surface of a drawing, whose colour the probe reads.',
  bgGradient:
    'Gradients draw the holes and edges of papers, which are of one colour below their words.',
};

/**
 * Works out what axe leaves open. A contrast is resolved when its reason is one of the above and
 * the text reaches 7:1, or 4.5:1 where it is large. A hidden element is resolved when it holds no
 * words (a drawing for another width), is hidden from assistive technology anyway, or is in the
 * header, whose menus the tests open. The page needs the background probe.
 *
 * @returns one line for each that is not resolved
 */
async function resolveIncomplete(page: Page, incomplete: readonly Incomplete[]): Promise<string[]> {
  const hidden = await page.evaluate(hidesWords, targetsOf(incomplete, /^hidden-content$/));
  const open = incomplete.filter(({ rule, reason }) =>
    rule.startsWith('color-contrast') ? !(reason in explained) : rule !== 'hidden-content',
  );
  const texts = await page.evaluate(
    (targets) =>
      targets.map((target) => {
        const element = document.querySelector(target);
        if (!element) return { target, front: 'white', back: 'white', ratio: 7 };
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const back = window.surfaceUnder(element);
        return { target, front: color, back, ratio: large ? 4.5 : 7 };
      }),
    targetsOf(incomplete, /^color-contrast/),
  );
  const faint = texts.filter(({ front, back, ratio }) => !(wcagContrast(front, back) >= ratio));
  return [
    ...hidden.map((target) => `hidden-content: ${target}`),
    ...open.map(({ rule, reason, target }) => `${rule} (${reason}): ${target}`),
    ...faint.map(({ target, front, back }) => `${target}: ${front} on ${back}`),
  ];
}

const targetsOf = (incomplete: readonly Incomplete[], rule: RegExp) => [
  ...new Set(incomplete.filter((one) => rule.test(one.rule)).map(({ target }) => target)),
];

function hidesWords(targets: readonly string[]): string[] {
  return targets.filter((target) => {
    const element = document.querySelector(target);
    return element?.textContent?.trim() && !element.closest('body > header, [aria-hidden=true]');
  });
}
