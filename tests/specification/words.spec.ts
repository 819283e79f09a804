import { globSync, readFileSync } from 'node:fs';
import { pathsWithMissing } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { type ParsedPage, parsePage } from '../support/parsed-page.ts';

/** What abbreviations stand for, in words that each page with one of them has to say. */
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

/** All that a page says: its text, the names of its pictures, what its abbreviations stand for. */
function spokenText(page: ParsedPage): string {
  // The letters of addresses are for the post.
  const texts = page.textNodes('body', 'script, address');
  const names = ['alt', 'ariaLabel', 'title'].flatMap((name) => page.attributes('body *', name));
  return [...texts, ...names].join('\n');
}

/** Sentences that a page’s own part says in paragraphs. */
const sentencesOf = (page: ParsedPage) =>
  page
    .texts('main p')
    .flatMap((text) => text.trim().split(/(?<=[.?!])\s+/))
    .filter((text) => /[.?!]$/.test(text) && text.split(' ').length > 2);

/** Syllables of an English word, by its groups of vowels. */
function countSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '');
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

for (const path of pathsWithMissing) {
  test(`${path} explains its abbreviations, in sentences for lower secondary school`, () => {
    const page = parsePage(path);
    const text = spokenText(page);
    // Words in capitals.
    const abbreviations = new Set(text.match(/(?<![A-Za-z])[A-Z]{2,}(?![a-z])/g));
    for (const one of abbreviations) {
      const meaning = meanings[one];
      if (meaning) expect(text, `what ${one} stands for`).toMatch(meaning);
    }

    const sentences = sentencesOf(page);
    const spoken = sentences.flatMap((sentence) => sentence.match(/[A-Za-z’]+/g) ?? []);
    expect(sentences.length).toBeGreaterThan(0);
    const syllables = spoken.reduce((sum, word) => sum + countSyllables(word), 0);
    // Flesch and Kincaid: years of school, 9 at the end of lower secondary (WCAG 3.1.5).
    const years =
      0.39 * (spoken.length / sentences.length) + 11.8 * (syllables / spoken.length) - 15.59;
    expect(years).toBeLessThan(9);
  });
}

const banned =
  /seamless|unlock|empower|cutting-edge|revolutioni[sz]e|leverag|robust|game-chang|fast-paced|!/gi;

/** The two exclamations that the specification writes out. */
const exclamations = /Oops! Page not found|Unexpected Application Error!/g;

test('the content speaks plainly', () => {
  for (const file of globSync('content/**/*.yaml')) {
    const text = readFileSync(file, 'utf8').replaceAll(exclamations, '');
    expect.soft(text.match(banned), file).toBeNull();
  }
});
