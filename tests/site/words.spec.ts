import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/specification.ts';

/** What each abbreviation on the site stands for. A new one needs an entry, and its page the words. */
const meanings: Record<string, RegExp> = {
  API: /application programming interface/i,
  GB: /gigabyte/i,
  GDPR: /General Data Protection Regulation/,
  HR: /human resources/i,
  POS: /point of sale/i,
  PST: /Pacific Standard Time/,
  PTO: /paid time off/i,
  ROI: /return on investment/i,
  SLA: /service level agreement/i,
};

/** Words by now, which fewer would know in their long form. */
const words = new Set(['AI', 'AM', 'PM']);

/** All that a page says: its text, the names of its pictures, what its short forms stand for. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The letters of addresses are for the post.
      if (node.parentElement?.closest('script, address')) continue;
      said.push(node.textContent ?? '');
    }
    for (const name of ['alt', 'aria-label', 'title']) {
      for (const one of document.querySelectorAll(`[${name}]`))
        said.push(one.getAttribute(name) ?? '');
    }
    return said.join('\n');
  });

/** Sentences that a page’s own part says in paragraphs. */
async function sentencesOf(page: Page): Promise<string[]> {
  const paragraphs = await page.getByRole('main').getByRole('paragraph').allInnerTexts();
  return paragraphs
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((text) => /[.?!]$/.test(text) && text.split(' ').length > 2);
}

/** Syllables of an English word, by its groups of vowels. */
function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '');
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

for (const path of [...pages.map(([path]) => path), '/no-such-page']) {
  test(`${path} says what its abbreviations stand for, in sentences that lower secondary school reads @once`, async ({
    page,
  }) => {
    await page.goto(path);
    const said = await saidBy(page);
    const short = new Set(said.match(/(?<![A-Za-z])[A-Z]{2,}(?![a-z])/g));
    expect(short.size).toBeGreaterThan(0);
    for (const one of short) {
      if (!words.has(one)) expect(said, `what ${one} stands for`).toMatch(meanings[one] ?? /^$/);
    }

    const sentences = await sentencesOf(page);
    const spoken = sentences.flatMap((sentence) => sentence.match(/[A-Za-z’]+/g) ?? []);
    expect(sentences.length).toBeGreaterThan(0);
    const sounds = spoken.reduce((sum, word) => sum + syllables(word), 0);
    // Flesch and Kincaid: years of school, 9 at the end of lower secondary (WCAG 3.1.5).
    const years =
      0.39 * (spoken.length / sentences.length) + 11.8 * (sounds / spoken.length) - 15.59;
    expect(years).toBeLessThan(9);
  });
}
