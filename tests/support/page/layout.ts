import type { Page } from '@playwright/test';

/**
 * Reads the page as it is laid out now, for what a visitor could not read or reach: sideways
 * scrolling, text beyond the window, text that its box cuts off, text that lies on other text, text
 * that stands a few letters a line, a number or a short word that breaks.
 * Drawings are left out: what overlaps there is the drawing's own business.
 *
 * @param within selector of the part to read
 * @param letters how long a short word is
 * @returns one line for each problem
 */
export async function layoutProblems(page: Page, within = 'body', letters = 6): Promise<string[]> {
  // What turns after a change of the window has turned.
  await page.evaluate(async () => {
    // What follows the scrolling knows of the window a frame later.
    for (const _ of ['of the window', 'of what follows']) await new Promise(requestAnimationFrame);
    const turning = document
      .getAnimations()
      .flatMap((one) => (one instanceof CSSTransition ? one.finished : []));
    await Promise.allSettled(turning);
  });
  return page.evaluate(
    ([within, letters]) => {
      const problems: string[] = [];
      const root = document.documentElement;
      const sideways = root.scrollWidth - root.clientWidth;
      if (sideways > 0) problems.push(`the page scrolls sideways by ${sideways} px`);

      const part = document.querySelector(within) ?? document.body;
      interface Line {
        text: Text;
        /** The header, or what else hides what it lies on. */
        held: Element | null;
        top: number;
        bottom: number;
        left: number;
        right: number;
      }
      const lines: Line[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      // Long words and parts of addresses may have to break.
      const words = new RegExp(
        `[\\d.,]*\\d|(?<![\\p{L}.@])\\p{L}{1,${letters}}(?![\\p{L}.@])`,
        'gu',
      );
      /**
       * Numbers and short words that stand on two lines without a hyphen, or only those of up to four
       * letters where a visitor's own spacing parts them.
       */
      const brokenWords = (text: Text) =>
        [...text.data.matchAll(words)].flatMap(({ 0: word, index }) => {
          const part = document.createRange();
          /** The line of a letter, whose last box it is: behind a soft hyphen, the first is the hyphen's. */
          const lineOf = (at: number) => {
            part.setStart(text, at);
            part.setEnd(text, at + 1);
            return Math.round([...part.getClientRects()].at(-1)?.top ?? 0);
          };
          const isBroken = lineOf(index) !== lineOf(index + word.length - 1);
          const { hyphens, letterSpacing } = getComputedStyle(text.parentElement ?? document.body);
          const isWord = /\p{L}/u.test(word);
          const mayBreak =
            hyphens === 'auto' || (Number.parseFloat(letterSpacing) > 1 && word.length > 4);
          // What is kept on one line breaks where no line has room for it, and there alone.
          const around = text.data.slice(Math.max(0, index - 1), index + word.length + 1);
          return isBroken && !(isWord && mayBreak) && !around.includes('\u00a0') ? [word] : [];
        });
      const isForScreenReaders = (element: Element | null): boolean =>
        !!element &&
        (getComputedStyle(element).clipPath === 'inset(50%)' ||
          (element.clientWidth === 1 && element.clientHeight === 1) ||
          isForScreenReaders(element.parentElement));
      /** What hides what it lies on while the page scrolls under it. */
      const findHeld = (element: Element | null): Element | null => {
        if (!element || element === document.body) return null;
        const { position, backgroundColor } = getComputedStyle(element);
        const isOpaque = !/[/,]\s*0(\.\d+)?\)$/.test(backgroundColor);
        return position === 'sticky' && isOpaque ? element : findHeld(element.parentElement);
      };
      const label = (text: Text) => `“${text.data.trim().slice(0, 40)}”`;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node as Text;
        const owner = text.parentElement;
        if (!owner || text.data.trim() === '' || owner.closest('svg, script, [role=img]')) continue;
        if (!owner.checkVisibility({ visibilityProperty: true })) continue;
        if (isForScreenReaders(owner)) continue;
        const header = owner.closest('header:not(main *)');
        const held = header ?? findHeld(owner);
        const bar = owner.closest('[popover]') ? undefined : header?.getBoundingClientRect();
        range.selectNodeContents(text);
        const rects = range.getClientRects();
        if (rects.length > 4 && text.data.trim().length < rects.length * 3)
          problems.push(`${label(text)} stands a few letters a line`);
        if (rects.length > 1) {
          for (const word of brokenWords(text)) problems.push(`${word} of ${label(text)} breaks`);
        }
        for (const { top, bottom, left, right } of rects) {
          // The letters without the room above and below that tight lines share.
          const slack = (bottom - top) * 0.2;
          const [head, foot] = [top + slack, bottom - slack];
          lines.push({ text, held, top: head, bottom: foot, left, right });
          if (bar && (head < bar.top || foot > bar.bottom))
            problems.push(`${label(text)} leaves the header`);
          if (left < -1 || right > root.clientWidth + 1) {
            // What may be scrolled to within a box of its own is reached there.
            if (!owner.closest('[tabindex="0"]'))
              problems.push(`${label(text)} is beyond the window`);
          }
          for (let box: Element | null = owner; box && box !== document.body; ) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            const cutX =
              /hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1);
            const cutY =
              /hidden|clip/.test(overflowY) && (head < edge.top - 1 || foot > edge.bottom + 1);
            if (cutX || cutY) problems.push(`${label(text)} is cut off by ${box.tagName}`);
            box = box.parentElement;
          }
        }
      }

      lines.sort((a, b) => a.top - b.top);
      for (const [index, a] of lines.entries()) {
        for (let next = index + 1; next < lines.length; next += 1) {
          const b = lines[next];
          if (!b || b.top >= a.bottom - 1) break;
          // The header, and what else is held at an edge of the window, lie over what scrolls under them.
          if (a.text === b.text || a.held !== b.held) continue;
          if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1) {
            problems.push(`${label(a.text)} and ${label(b.text)} lie on each other`);
          }
        }
      }
      return [...new Set(problems)];
    },
    [within, letters] as const,
  );
}

/** Each visible picture that is not drawn in its own proportions, but for those that show a part of it. */
export function squeezedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && getComputedStyle(image).objectFit === 'fill')
      .filter((image) => {
        const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
        const { paddingInline, paddingBlock } = getComputedStyle(image);
        const drawn =
          (image.clientWidth - 2 * Number.parseFloat(paddingInline)) /
          (image.clientHeight - 2 * Number.parseFloat(paddingBlock));
        return Math.abs((drawn * (height ?? 0)) / (width ?? 0) - 1) > 0.05;
      })
      .map(({ alt, clientWidth, clientHeight }) => `${alt}: ${clientWidth} × ${clientHeight} px`),
  );
}

/**
 * What a finger could miss: each visible control that is smaller than 44 by 44 px. A link in a sentence
 * has the height of its line (WCAG 2.5.5 leaves those out); what is disabled answers no finger.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      // The number of a footnote is raised as a whole.
      [...((control.closest('sup') ?? control).parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim().length > 1,
      );
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((control) => control.checkVisibility() && !control.matches('[inert] *, :disabled'))
        // The words of a choice answer a finger as its box does.
        .map((control) => control.closest('label') ?? control)
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        // A browser adds up the heights of lines to 43.99997 px.
        .filter(({ box }) => box.width < 43.999 || box.height < 43.999)
        .filter(({ control }) => !isInSentence(control))
        .map(({ control, box }) => `${control.textContent}: ${box.width} × ${box.height}`)
    );
  });
}

/**
 * Each text that is visible now, sorted.
 *
 * @param within selector of the part to read
 * @param except selector of what to leave out: the header has another form at each width, and what is
 *   hidden from assistive technology says nothing new
 */
export function visibleTexts(
  page: Page,
  within = 'body',
  except = 'script, body > header, [aria-hidden="true"]',
): Promise<string[]> {
  return page.evaluate(
    ([within = '', except = '']) => {
      const texts: string[] = [];
      const part = document.querySelector(within) ?? document.body;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim();
        if (!owner || !text || owner.closest(except)) continue;
        if (!owner.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        if (width > 0 && height > 0) texts.push(text);
      }
      return texts.sort();
    },
    [within, except],
  );
}

/** Adds a style sheet of the visitor's own, or removes it again with an empty text. */
export function setUserStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Scrolls to the end and back; returns by how many pixels the page scrolls sideways anywhere, while it moves. */
export const sidewaysOnTheWay = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let most = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.7) {
      scrollTo({ top, left: 999, behavior: 'instant' });
      // A browser without a screen now and then owes a frame for ever.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ]);
      most = Math.max(most, scrollX);
    }
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return most;
  });
