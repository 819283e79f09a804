import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { pagePaths } from '../../../tests/support/built-site.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { tagOf } from '../../../tests/support/weekly.ts';

/** The tracks of the site and the gutter between them, which is 2rem. */
const count = 12;
const gutter = 32;

for (const path of pagePaths) {
  for (const width of [1280, 1440, 1920]) {
    test(`${path} has its columns on the site's tracks at ${width} px`, {
      tag: width === 1280 ? tagOf(path) : '@weekly',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await waitForStablePage(page);
      const { left, right, columns } = await page.evaluate(readColumns);
      expect(columns.length).toBeGreaterThan(0);
      const edges = columns.map(({ edge }) => edge).sort((one, other) => one - other);
      for (const [index, edge] of edges.entries()) {
        const step = edge - (edges[index - 1] ?? edge);
        expect(step <= 0.6 || step >= 6, `${edge - step} and ${edge} px`).toBe(true);
      }
      const track = (right - left + gutter) / count;
      for (const { edge, words } of columns) {
        const place = (edge - left) / track;
        expect(Math.abs(place - Math.round(place)) * track, words).toBeLessThanOrEqual(0.6);
      }
    });
  }
}

/**
 * Where the site's width begins and ends, and where the columns begin, in CSS pixels: what stands side by side in a
 * grid of that width. What stands in a figure or on a sheet has the columns of that, and a button at the end of a
 * row is as wide as its words.
 */
function readColumns() {
  const container = document.querySelector('main > section > div') as HTMLElement;
  const padding = Number.parseFloat(getComputedStyle(container).paddingLeft);
  const box = container.getBoundingClientRect();
  const left = box.left + padding;
  const right = box.right - padding;

  const childrenOf = (one: Element): Element[] =>
    [...one.children].flatMap((child) =>
      getComputedStyle(child).display === 'contents' ? childrenOf(child) : [child],
    );
  const isOnSheet = (one: Element): boolean =>
    one.matches('figure, [aria-hidden=true]') ||
    Number.parseFloat(getComputedStyle(one).borderLeftWidth) > 0 ||
    (one.parentElement?.closest('main > * *') ? isOnSheet(one.parentElement) : false);
  const isAcross = (one: Element) => {
    const { left: start, right: end } = one.getBoundingClientRect();
    return Math.abs(start - left) < 1 && Math.abs(end - right) < 1;
  };
  const columns = [...document.querySelectorAll('main > * *')]
    .filter((one) => getComputedStyle(one).display === 'grid' && isAcross(one) && !isOnSheet(one))
    .flatMap((grid) => {
      const boxes = childrenOf(grid)
        .filter((one) => !one.matches('button, :has(> button:only-child)'))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width >= 120 && box.height > 0);
      const isBeside = (one: DOMRect) =>
        boxes.some(
          ({ box }) =>
            Math.abs(box.left - one.left) > 100 && box.top < one.bottom && one.top < box.bottom,
        );
      return boxes
        .filter(({ box }) => isBeside(box))
        .map(({ one, box }) => ({
          // Where its track begins: it may stand over its neighbours.
          edge: box.left - Number.parseFloat(getComputedStyle(one).marginLeft),
          words: one.textContent.trim().slice(0, 30),
        }));
    });
  return { left, right, columns };
}
