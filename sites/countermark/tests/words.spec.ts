import { globSync, readFileSync } from 'node:fs';
import { pathsWithMissing } from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { type ParsedPage, parsePage } from '../../../tests/support/page/parsed-page.ts';
import { siteContent } from '../../../tests/support/site.ts';

test.skip(content.language.tag.slice(0, 2) !== 'en', 'this vendor does not write in English');

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

for (const path of pathsWithMissing) {
  test(`${path} explains its abbreviations`, () => {
    const page = parsePage(path);
    const text = spokenText(page);
    // Words in capitals.
    const unexplained: string[] = [];
    const abbreviations = new Set(text.match(/(?<![A-Za-z])[A-Z]{2,}(?![a-z])/g));
    for (const one of abbreviations) {
      const meaning = meanings[one];
      if (meaning && !meaning.test(text)) unexplained.push(one);
    }
    expect(unexplained).toEqual([]);
  });
}

const banned =
  /seamless|unlock|empower|cutting-edge|revolutioni[sz]e|leverag|robust|game-chang|fast-paced|!/gi;

/** The two exclamations that the specification writes out. */
const exclamations = /Oops! Page not found|Unexpected Application Error!/g;

/** How Markdown begins a picture. */
const pictures = /!\[/g;

test('the content speaks plainly', () => {
  const files = globSync(`${siteContent}/**/*.{yaml,md}`);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll(exclamations, '').replaceAll(pictures, '[');
    expect.soft(text.match(banned), file).toBeNull();
  }
});
