import type { Page } from '@playwright/test';

/**
 * Looks at the numbers in the texts of a page.
 *
 * @param pattern finds a number in a text
 * @returns those of which a digit stands to the left of the one before it, and how many there are
 */
export const findTurned = (page: Page, pattern: RegExp) =>
  page.evaluate((source) => {
    const numbers = new RegExp(source, 'gu');
    const turned: string[] = [];
    let count = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: number, index } of (node.textContent ?? '').matchAll(numbers)) {
        const digits = [...number.matchAll(/\p{Nd}/gu)].map((digit) => index + digit.index);
        const boxes = digits.flatMap((at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left, top, width } = range.getBoundingClientRect();
          return width > 0 ? [{ left, top: Math.round(top) }] : [];
        });
        if (boxes.length === 0) continue;
        count += 1;
        const isTurned = boxes.some(({ left, top }, at) => {
          const before = boxes[at - 1];
          return before !== undefined && before.top === top && before.left > left;
        });
        if (isTurned) turned.push(number);
      }
    }
    return { turned, count };
  }, pattern.source);
