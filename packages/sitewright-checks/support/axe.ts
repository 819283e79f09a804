import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { wcagContrast } from 'culori';

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
    const { violations, incomplete } = await page.evaluate(
      ([part, onColours]) => {
        // WCAG 2.2 up to AAA, best practices, and those that axe still tries out.
        const rules = window.axe
          .getRules(onColours ? ['cat.color'] : undefined)
          // What is hidden is opened, or is looked at in another window.
          .filter(
            ({ ruleId, tags }) => !tags.includes('deprecated') && ruleId !== 'hidden-content',
          );
        return window.axe.run(part ?? document, {
          runOnly: { type: 'rule', values: rules.map(({ ruleId }) => ruleId) },
          // Without the selectors of all that passes, which nobody reads.
          resultTypes: ['violations', 'incomplete'],
        });
      },
      // Another colour scheme changes nothing but colours.
      [part, colorScheme === 'dark'] as const,
    );
    const found = await page.evaluate(
      (faults) =>
        faults.map(({ id, pair, target, html }) => {
          const element = document.querySelector(target);
          const section = element?.closest('main section[id]')?.id;
          return {
            ...{ id, name: element?.textContent.trim() ?? target },
            isInText: element?.closest('[data-text]') != null,
            message: `${id}${pair}: ${html}${section ? ` in the section "${section}"` : ''}`,
          };
        }),
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, any }) => ({
          ...{ id, pair: describePair(any[0]?.data) },
          ...{ target: `${target[0]}`, html },
        })),
      ),
    );
    const isBold = ({ id, isInText }: (typeof found)[number]) => isInText && id === 'p-as-heading';
    const open = incomplete.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, any, all, none }): Incomplete => ({
          rule: id,
          reason: [...any, ...all, ...none].map(({ data }) => data?.messageKey ?? '').join(),
          target: `${target}`,
        }),
      ),
    );
    const faults = found.filter((one) => !isBold(one)).map(({ message }) => message);
    expect.soft(faults, `${state}, ${colorScheme}`).toEqual([]);
    expectWords(found.filter(isBold), 'what looks like a heading is one');
    const alike = open.filter(({ rule }) => rule === 'identical-links-same-purpose');
    const names = await page.evaluate(
      (targets) => {
        const wordsOf = (link: Element) => link.textContent.trim();
        const inTexts = new Set([...document.querySelectorAll('[data-text] a')].map(wordsOf));
        return targets.map((target) => {
          const link = document.querySelector(target);
          const name = link ? wordsOf(link) : target;
          return { name, isInText: inTexts.has(name) };
        });
      },
      alike.map(({ target }) => target),
    );
    expectWords(names, 'links of the same words lead to the same place');
    const left = await resolveIncomplete(
      page,
      open.filter((one) => !alike.includes(one)),
    );
    expect.soft(left, `${state}, ${colorScheme}, left open`).toEqual([]);
  }
}

/**
 * Expects that no words are to be others. Those of a text that somebody writes at length are said apart: to who keeps
 * that site they are advice.
 */
export function expectWords(
  found: readonly { name: string; isInText: boolean }[],
  expected: string,
): void {
  const [inTexts, others] = [true, false].map((isInText) =>
    found.filter((one) => one.isInText === isInText).map(({ name }) => name),
  );
  expect.soft(others, expected).toEqual([]);
  expect.soft(inTexts, `in a text, ${expected}`).toEqual([]);
}

/** The colours of a text and of what is behind it, where axe tells their contrast. */
const describePair = (data?: { fgColor?: string; bgColor?: string; contrastRatio?: number }) =>
  data?.fgColor ? ` ${data.fgColor} on ${data.bgColor}, ${data.contrastRatio}:1` : '';

/** Something that axe could not decide. */
interface Incomplete {
  rule: string;
  /** The key of the reason that axe gives. */
  reason: string;
  target: string;
}

/**
 * Why axe cannot tell what is behind a text, where the probe can: it is the next opaque ancestor, or the
 * surface that is drawn there, in one colour. No `::before` or `::after` is behind letters, gradients draw
 * the edges of papers, and boxes that overlap are of one colour where there are words. Which texts these are
 * depends on the machine's fonts.
 */
const explained = new Set([
  ...['bgGradient', 'bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'],
  ...['imgNode', 'nonBmp', 'pseudoContent', 'shortTextContent'],
]);

/**
 * Works out what axe leaves open. A contrast is resolved when its reason is one of the above and
 * the text reaches 7:1, or 4.5:1 where it is large. The page needs the background probe.
 *
 * @returns one line for each that is not resolved
 */
async function resolveIncomplete(page: Page, incomplete: readonly Incomplete[]): Promise<string[]> {
  const isContrast = ({ rule }: Incomplete) => rule.startsWith('color-contrast');
  const open = incomplete.filter((one) => !isContrast(one) || !explained.has(one.reason));
  const targets = incomplete.filter(isContrast).map(({ target }) => target);
  const texts = await page.evaluate(
    (targets) =>
      targets.map((target) => {
        const element = document.querySelector(target);
        if (!element) return { target, where: '', front: 'white', back: 'white', ratio: 7 };
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const back = window.surfaceUnder(element);
        const section = element.closest('main section[id]')?.id;
        const where = `, "${element.textContent.trim()}"${section ? ` in the section "${section}"` : ''}`;
        return { target, where, front: color, back, ratio: large ? 4.5 : 7 };
      }),
    [...new Set(targets)],
  );
  const faint = texts.filter(({ front, back, ratio }) => !(wcagContrast(front, back) >= ratio));
  return [
    ...open.map(({ rule, reason, target }) => `${rule} (${reason}): ${target}`),
    ...faint.map(
      ({ target, where, front, back, ratio }) =>
        `color-contrast ${front} on ${back}, below ${ratio}:1: ${target}${where}`,
    ),
  ];
}

/** What axe finds wrong with a page itself, without those that it shows in frames. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const all = await window.axe.run({ exclude: ['iframe'] }, { iframes: false });
    return all.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  });
}
