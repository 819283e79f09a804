import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';

interface Seen {
  what: string;
  /** Colours of which at least one has to stand out. */
  fronts: string[];
  back: string;
  ratio: number;
}

/**
 * Reads a page in the system's own colours: every text, the edge of every control, and in every
 * drawing at least one line or surface that is seen. The page has to know its grounds.
 *
 * @returns one line for each that does not stand out from what it lies on
 */
export async function unseen(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const seen: Seen[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.checkVisibility() || !node.textContent?.trim()) continue;
      if (owner.closest('svg, script')) continue;
      const { color, forcedColorAdjust } = getComputedStyle(owner);
      // The browser lays its own ground under letters that it may colour itself.
      const adjusts = forcedColorAdjust !== 'none';
      const back = adjusts ? window.groundOf(document.body) : window.printedOn(owner);
      seen.push({ what: node.textContent, fronts: [color], back, ratio: 7 });
    }
    for (const control of document.querySelectorAll('main :is(button, input, textarea)')) {
      const { borderTopColor, borderTopWidth } = getComputedStyle(control);
      const edge = Number.parseFloat(borderTopWidth) >= 1 ? borderTopColor : 'transparent';
      const back = window.groundOf(control.parentElement);
      const what = `the edge of ${control.id || control.textContent}`;
      seen.push({ what, fronts: [edge], back, ratio: 3 });
    }
    for (const drawing of document.querySelectorAll('svg')) {
      if (!drawing.checkVisibility()) continue;
      const shapes = [...drawing.querySelectorAll('path, circle, rect, text, use')];
      const fronts = shapes.flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((colour) => colour.startsWith('rgb'));
      });
      const what = `a drawing in ${drawing.parentElement?.className}`;
      seen.push({ what, fronts, back: window.printedOn(drawing), ratio: 3 });
    }
    return seen;
  });
  return all
    .filter(({ fronts, back, ratio }) => !fronts.some((front) => contrast(front, back) >= ratio))
    .map(({ what, fronts, back }) => `${what.slice(0, 50)}: ${fronts} on ${back}`);
}

function contrast(front: string, back: string): number {
  return front === 'transparent' ? 1 : wcagContrast(front, back);
}
