import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';

/**
 * Reads a page in the system's own colours: every text that keeps colours of the page, the edge of every
 * control, and in every drawing at least one line or surface. The page needs the background probe.
 *
 * @returns one line for each that does not stand out from its background
 */
export async function findInvisible(page: Page): Promise<string[]> {
  const surfaces = await page.evaluate(() => {
    const find = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
        .map((one) => ({ one, style: getComputedStyle(one) }));
    const texts = find('body :not(svg, svg *)')
      // The browser gives all others its own colours, and paints its own background under their letters.
      .filter(({ style }) => style.forcedColorAdjust === 'none')
      .filter(({ one }) =>
        [...one.childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .map(({ one, style }) => {
        const back = window.surfaceUnder(one);
        return { what: one.textContent, fronts: [style.color], back, ratio: 7 };
      });
    const controls = find('main :is(button, input, textarea)')
      // The browser draws a box or a slider itself, in the system's colours, without a border of the page.
      .filter(
        ({ one, style }) =>
          !(
            style.appearance === 'auto' &&
            one.matches('[type=checkbox], [type=radio], [type=range]')
          ),
      )
      .map(({ one, style }) => {
        // A field may be a line to write on.
        const fronts = (['top', 'bottom'] as const)
          .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1)
          .map((side) => style.getPropertyValue(`border-${side}-color`));
        const back = window.backgroundOf(one.parentElement);
        return { what: `the edge of ${one.id || one.textContent}`, fronts, back, ratio: 3 };
      });
    const drawings = find('svg').map(({ one }) => {
      const shapes = [...one.querySelectorAll('path, circle, rect, text, use')];
      const colours = shapes.map((shape) => getComputedStyle(shape));
      const fronts = colours.flatMap(({ fill, stroke }) => [fill, stroke]);
      const what = `a drawing in ${one.parentElement?.className}`;
      return {
        what,
        fronts: fronts.filter((one) => one.startsWith('rgb')),
        back: window.surfaceUnder(one),
        ratio: 3,
      };
    });
    return [...texts, ...controls, ...drawings];
  });
  return surfaces
    .filter(({ fronts, back, ratio }) => !fronts.some((one) => wcagContrast(one, back) >= ratio))
    .map(({ what, fronts, back }) => `${what.slice(0, 50)}: ${fronts} on ${back}`);
}
