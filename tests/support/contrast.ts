import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';

/** Something that axe could not decide. */
export interface Undecided {
  rule: string;
  /** The key of the reason that axe gives. */
  reason: string;
  target: string;
}

/**
 * Why axe cannot tell what a text lies on, and why we can: the ground is the next sheet under it, or
 * the surface that is drawn there, in one colour. Which texts these are depends on the machine's
 * fonts, so the decision is made for each reason, and each text's contrast is then worked out.
 */
const decided: Record<string, string> = {
  pseudoContent:
    'The edges of sections stand above them, the holes of tickets beside their words, the marks of links under them: no ::before or ::after of ours lies behind letters.',
  elmPartiallyObscuring:
    'A figure that reaches out of its section, or a turned sheet, has a box that is larger than what is drawn in it.',
  elmPartiallyObscured: 'As above, seen from the other side.',
  bgOverlap: 'A stamp’s or a tab’s own box lies on the sheet’s, and both have one colour.',
  imgNode: 'The words stand on a surface of a drawing, which is asked for its colour.',
  bgGradient: 'The lines of the message slip are drawn by a gradient; between them it is clear.',
};

/**
 * Decides by hand what axe leaves open. Contrast, for one of the reasons above, and every text at
 * 7:1, or 4.5:1 where it is large. What is hidden, where it holds no words (a drawing for another
 * width), or is the header’s other form or its closed menu: these tests see each of them open too.
 * The page has to know its grounds.
 *
 * @returns one line for each that is not decided or does not reach it
 */
export async function decide(page: Page, undecided: readonly Undecided[]): Promise<string[]> {
  const hidden = await page.evaluate(wordsHidden, targetsOf(undecided, /^hidden-content$/));
  const open = undecided.filter(({ rule, reason }) =>
    rule.startsWith('color-contrast') ? !(reason in decided) : rule !== 'hidden-content',
  );
  const targets = targetsOf(undecided, /^color-contrast/);
  const texts = await page.evaluate(
    (targets) =>
      targets.map((target) => {
        const element = document.querySelector(target);
        if (!element) return { target, front: 'white', back: 'white', ratio: 7 };
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        return { target, front: color, back: window.printedOn(element), ratio: large ? 4.5 : 7 };
      }),
    targets,
  );
  const faint = texts.filter(({ front, back, ratio }) => !(wcagContrast(front, back) >= ratio));
  return [
    ...hidden.map((target) => `hidden-content: ${target}`),
    ...open.map(({ rule, reason, target }) => `${rule} (${reason}): ${target}`),
    ...faint.map(({ target, front, back }) => `${target}: ${front} on ${back}`),
  ];
}

const targetsOf = (undecided: readonly Undecided[], rule: RegExp) => [
  ...new Set(undecided.filter((one) => rule.test(one.rule)).map(({ target }) => target)),
];

function wordsHidden(targets: readonly string[]): string[] {
  return targets.filter((target) => {
    const element = document.querySelector(target);
    return element?.textContent?.trim() && !element.closest('body > header');
  });
}
