import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';

interface Surface {
  what: string;
  /** Colours of which at least one has to stand out. */
  fronts: string[];
  back: string;
  ratio: number;
}

/**
 * Reads a page in the system's own colours: every text, the edge of every control, and in every
 * drawing at least one line or surface. The page needs the background probe.
 *
 * @returns one line for each that does not stand out from its background
 */
export async function findInvisible(page: Page): Promise<string[]> {
  const surfaces = await page.evaluate(() => {
    const surfaces: Surface[] = [];
    const ground = window.backgroundOf(document.body);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.checkVisibility() || !node.textContent?.trim()) continue;
      if (owner.closest('svg, script')) continue;
      const { color, forcedColorAdjust } = getComputedStyle(owner);
      // The browser paints its own background under letters that it may colour itself.
      const back = forcedColorAdjust === 'none' ? window.surfaceUnder(owner) : ground;
      surfaces.push({ what: node.textContent, fronts: [color], back, ratio: 7 });
    }
    for (const control of document.querySelectorAll('main :is(button, input, textarea)')) {
      if (!control.checkVisibility() || control.closest('[inert]')) continue;
      const { appearance, borderTopColor, borderTopWidth } = getComputedStyle(control);
      // The browser draws such a box itself, in the system's colours, without a border of the page.
      if (appearance === 'auto' && control.matches('[type=checkbox], [type=radio]')) continue;
      const edge = Number.parseFloat(borderTopWidth) >= 1 ? borderTopColor : 'transparent';
      const back = window.backgroundOf(control.parentElement);
      const what = `the edge of ${control.id || control.textContent}`;
      surfaces.push({ what, fronts: [edge], back, ratio: 3 });
    }
    for (const drawing of document.querySelectorAll('svg')) {
      if (!drawing.checkVisibility()) continue;
      const shapes = [...drawing.querySelectorAll('path, circle, rect, text, use')];
      const fronts = shapes.flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((colour) => colour.startsWith('rgb'));
      });
      const what = `a drawing in ${drawing.parentElement?.className}`;
      surfaces.push({ what, fronts, back: window.surfaceUnder(drawing), ratio: 3 });
    }
    return surfaces;
  });
  return surfaces
    .filter(({ fronts, back, ratio }) => !fronts.some((front) => contrast(front, back) >= ratio))
    .map(({ what, fronts, back }) => `${what.slice(0, 50)}: ${fronts} on ${back}`);
}

const contrast = (front: string, back: string) =>
  front === 'transparent' ? 1 : wcagContrast(front, back);
