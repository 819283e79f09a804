import type { Page } from '@playwright/test';

/**
 * Reads the page as it is laid out now, for what a visitor could not read or reach: sideways
 * scrolling, text beyond the window, text that its box cuts off, text that lies on other text.
 * Drawings are left out: what lies on what there is the drawing's own business.
 *
 * @param within selector of the part to read
 * @returns one line for each fault
 */
export function layoutFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const faults: string[] = [];
    const root = document.documentElement;
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) faults.push(`the page scrolls sideways by ${sideways} px`);

    const part = document.querySelector(within) ?? document.body;
    interface Line {
      text: Text;
      owner: Element;
      top: number;
      bottom: number;
      left: number;
      right: number;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const label = (text: Text) => `“${text.data.trim().slice(0, 40)}”`;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const owner = text.parentElement;
      if (!owner || text.data.trim() === '' || owner.closest('svg, script, [role=img]')) continue;
      if (!owner.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(owner);
      // For screen readers alone.
      if (style.clipPath === 'inset(50%)') continue;
      range.selectNodeContents(text);
      for (const { top, bottom, left, right } of range.getClientRects()) {
        // The letters without the room above and below that tight lines share.
        const slack = (bottom - top) * 0.2;
        lines.push({ text, owner, top: top + slack, bottom: bottom - slack, left, right });
        if (left < -1 || right > root.clientWidth + 1) {
          // What may be scrolled to within a box of its own is reached there.
          if (!owner.closest('[tabindex="0"]')) faults.push(`${label(text)} is beyond the window`);
        }
        for (
          let box: Element | null = owner;
          box && box !== document.body;
          box = box.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const cutX =
            /hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1);
          const cutY =
            /hidden|clip/.test(overflowY) &&
            (top + slack < edge.top - 1 || bottom - slack > edge.bottom + 1);
          if (cutX || cutY) faults.push(`${label(text)} is cut off by ${box.tagName}`);
        }
      }
    }

    lines.sort((a, b) => a.top - b.top);
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (b.top >= a.bottom - 1) break;
        if (a.text === b.text) continue;
        // The fixed header lies over what scrolls under it.
        if (!!a.owner.closest('header:not(main *)') !== !!b.owner.closest('header:not(main *)'))
          continue;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1) {
          faults.push(`${label(a.text)} and ${label(b.text)} lie on each other`);
        }
      }
    }
    return [...new Set(faults)];
  }, within);
}

/** What a finger could miss: each control in sight that is smaller than 44 by 44 px. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ control, box }) => `${control.textContent}: ${box.width} × ${box.height}`),
  );
}

/** Each text that somebody can see below the header now, sorted. */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim();
      if (!owner || !text || owner.closest('script, body > header')) continue;
      if (owner.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts.sort();
  });
}

/** Adds a style sheet of the visitor's own, or takes it away again with an empty text. */
export function restyle(page: Page, css: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
