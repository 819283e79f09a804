import type { Page } from '@playwright/test';
import { missingPath, samplesWithMissing, siteOrigin } from '../support/built-site.ts';

import { expect, test } from '../support/fixtures.ts';
import { visibleTexts } from '../support/page/layout.ts';
import { isBrasswick } from '../support/site.ts';
import { tagOf } from '../support/weekly.ts';

/** How many sheets of A4 a page may take. */
const most = 7;

for (const path of samplesWithMissing.filter((one) => one !== missingPath)) {
  test(`${path} prints its words in dark ink, each heading on one sheet with what it heads and a step with the others, without what only a screen can use`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1010 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const onScreen = await wordsWithAnswers(page);
    const [, ink] = await textColours(page);
    expect(onScreen.length).toBeGreaterThan(0);

    // A visitor whose screen is dark prints on white paper all the same.
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect.soft(await textColours(page)).toEqual([ink, ink]);
    if (!isBrasswick) await expectPaper(page, onScreen);

    const marks = await mark(page);
    expect.soft(await page.evaluate(() => document.getAnimations().length), 'what moves').toBe(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = readSheets(pdf);
    expect.soft(pdf.match(/\/Type \/Page\b/g)?.length, 'sheets').toBeLessThanOrEqual(most);
    const parted = marks.filter(
      (_, index) => sheets.get(`heading-${index}`) !== sheets.get(`headed-${index}`),
    );
    expect.soft(parted, 'headings without what they head, or parted steps').toEqual([]);
    expect(marks.filter((_, index) => !sheets.has(`heading-${index}`))).toEqual([]);
  });
}

/** The words on the screen once a visitor has opened every answer; those that were closed are closed again. */
async function wordsWithAnswers(page: Page): Promise<string[]> {
  const closed = await page.locator('details:not([open])').elementHandles();
  const setOpen = (open: boolean) =>
    page.evaluate(
      ([details, open]) => {
        for (const one of details) (one as HTMLDetailsElement).open = open;
      },
      [closed, open] as const,
    );
  await setOpen(true);
  const found = await words(page);
  await setOpen(false);
  return found;
}

/** The second vendor's other kinds of pages have lists of contents and neighbours, which stay on the screen. */
async function expectPaper(page: Page, onScreen: readonly string[]): Promise<void> {
  const onPaper = await words(page);
  // What to do next is for the screen; a page of text ends without it.
  const closing = (await page.locator('[id$=closing]').allTextContents()).join();
  const lost = onScreen.filter((text) => !onPaper.includes(text) && !closing.includes(text));
  expect.soft(lost, 'words that are lost on paper').toEqual([]);
  await expect.soft(page.getByRole('contentinfo')).toBeHidden();
  await expect.soft(page.getByRole('navigation')).toHaveCount(0);
  await expect.soft(page.getByRole('button')).toHaveCount(0);
  const links = await page.locator('main a').evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => ({
        href: link.getAttribute('href'),
        printed: getComputedStyle(link, '::after').content.replaceAll(/[" ]/g, ''),
      })),
  );
  for (const { href, printed } of links) {
    expect.soft(printed).toBe(href?.startsWith('/') ? `(${siteOrigin}${href})` : 'none');
  }
}

/** What the main part says; what controls and a clock say is of no use on paper. */
const words = (page: Page) => visibleTexts(page, 'main', 'button, fieldset, [data-now]');

/** The colours of the first heading, which may stand on a ground of its own, and of the page's words. */
const textColours = (page: Page) =>
  page.evaluate(() =>
    [document.querySelector('h1') ?? document.body, document.body].map(
      (element) => getComputedStyle(element).color,
    ),
  );

/**
 * Marks each heading and the first words or picture that it heads, those behind its lead, as places that a link
 * leads to: Chromium writes into a PDF on which sheet each of them is. So are the first and last of a few steps.
 *
 * @returns the texts of the headings and of the steps
 */
function mark(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('section:not([id$=closing]) :is(h1, h2, h3)')];
    headings.forEach((heading, index) => {
      const next = heading.nextElementSibling;
      // In a long text the first words are no lead.
      const hasLead = heading.matches('h2') && next?.matches('p:last-child:nth-child(2)');
      const last = next && hasLead ? next : heading;
      const words = document.createTreeWalker(main, NodeFilter.SHOW_ALL, (node) =>
        node instanceof Text || node instanceof HTMLImageElement
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
      );
      words.currentNode = last;
      let node = words.nextNode();
      while (node && (last.contains(node) || !node.parentElement?.checkVisibility())) {
        node = words.nextNode();
      }
      setPlace(`heading-${index}`, heading);
      setPlace(`headed-${index}`, node?.parentElement);
    });
    // Steps that fill no more than a third of a sheet are one to look at.
    const lists = [...main.querySelectorAll('ol')].filter(
      (one) => one.checkVisibility() && one.offsetHeight < 340,
    );
    lists.forEach((list, index) => {
      const { firstElementChild: first, lastElementChild: last } = list;
      setPlace(`heading-${headings.length + index}`, first?.firstElementChild ?? first);
      setPlace(`headed-${headings.length + index}`, last?.firstElementChild ?? last);
    });
    return [...headings, ...lists].map(({ textContent }) => textContent);

    function setPlace(id: string, element: Element | null | undefined): void {
      const place = document.createElement('a');
      place.id = id;
      // On the base line: the room above the letters may be on the sheet before.
      place.style.display = 'inline-block';
      element?.prepend(place);
      const link = document.createElement('a');
      link.href = `#${place.id}`;
      document.body.append(link);
    }
  });
}

/** The sheet of each place in a PDF that a link leads to. */
function readSheets(pdf: string): Map<string, string> {
  const places = pdf.matchAll(/\/((?:heading|headed)-\d+) \[(\d+) 0 R \/XYZ/g);
  return new Map([...places].map(([, place = '', sheet = '']) => [place, sheet]));
}
