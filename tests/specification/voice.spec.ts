import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';

const banned =
  /seamless|unlock|empower|cutting-edge|revolutioni[sz]e|leverag|robust|game-chang|fast-paced/i;

/** The two exclamations that the specification writes out. */
const exclamations = ['Oops! Page not found', 'Unexpected Application Error!'];

for (const file of globSync('content/**/*.yaml')) {
  test(`${file} speaks plainly`, () => {
    const text = exclamations.reduce(
      (all, allowed) => all.replaceAll(allowed, ''),
      readFileSync(file, 'utf8'),
    );
    expect(text.match(banned)).toBeNull();
    expect(text).not.toContain('!');
  });
}
