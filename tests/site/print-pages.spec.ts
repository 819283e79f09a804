import type { Page } from '@playwright/test';
import { layoutPaths, missingPath } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';

/** How many sheets of A4 a page may take. */
const most = 7;

for (const path of layoutPaths.filter((one) => one !== missingPath)) {
  test(`${path} keeps each heading on one sheet with what it heads`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const marks = await mark(page);
    expect(marks.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.getAnimations().length), 'what moves').toBe(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = readSheets(pdf);
    expect.soft(pdf.match(/\/Type \/Page\b/g)?.length, 'sheets').toBeLessThanOrEqual(most);
    const parted = marks.filter(
      (_, index) => sheets.get(`heading-${index}`) !== sheets.get(`headed-${index}`),
    );
    expect(parted, 'headings without what they head').toEqual([]);
    expect(marks.filter((_, index) => !sheets.has(`heading-${index}`))).toEqual([]);
  });
}

/**
 * Marks each heading and the first words that it heads, those behind its lead, as places that a link
 * leads to: Chromium writes into a PDF on which sheet each of them is.
 *
 * @returns the texts of the headings
 */
function mark(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('section:not(#start) :is(h1, h2, h3)')];
    headings.forEach((heading, index) => {
      const next = heading.nextElementSibling;
      // In a long text the first words are no lead.
      const hasLead = heading.matches('h2') && next?.matches('p:last-child:nth-child(2)');
      const last = next && hasLead ? next : heading;
      const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      words.currentNode = last;
      let node = words.nextNode();
      while (node && (last.contains(node) || !node.parentElement?.checkVisibility())) {
        node = words.nextNode();
      }
      for (const [name, element] of [
        ['heading', heading],
        ['headed', node?.parentElement],
      ] as const) {
        const place = document.createElement('a');
        place.id = `${name}-${index}`;
        // On the base line: the room above the letters may be on the sheet before.
        place.style.display = 'inline-block';
        element?.prepend(place);
        const link = document.createElement('a');
        link.href = `#${place.id}`;
        document.body.append(link);
      }
    });
    return headings.map(({ textContent }) => textContent);
  });
}

/** The sheet of each place in a PDF that a link leads to. */
function readSheets(pdf: string): Map<string, string> {
  const places = pdf.matchAll(/\/((?:heading|headed)-\d+) \[(\d+) 0 R \/XYZ/g);
  return new Map([...places].map(([, place = '', sheet = '']) => [place, sheet]));
}
