import { distance } from 'fastest-levenshtein';
import type { ContentValue } from '../app/content/content-values.ts';
import { formatProblem } from '../app/content/problem.ts';

/** How many letters a misspelt name may have wrong; short names are like too many other words. */
const tolerance = (name: string) => (name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0);

/** Addresses have the name in small letters, or a part of it. */
const isAddress = (value: string) => /^[/#]|:\/\/|@|^(?:tel|mailto):/.test(value);

/**
 * Finds where a text means the vendor's name and spells it otherwise: `Contermark`, `CounterMark`,
 * `Counter Mark`.
 *
 * @returns one line for each place
 */
export function findMisspeltNames(name: string, values: readonly ContentValue[]): string[] {
  const bare = toBare(name);
  return values.flatMap(({ value, ...place }) => {
    if (isAddress(value)) return [];
    const words = value.match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
    const found = words.flatMap((word, index) => {
      const next = words[index + 1];
      return next ? [word, `${word} ${next}`] : [word];
    });
    const wrong = new Set(found.filter((one) => isMisspelt(one, name, bare)));
    return [...wrong].map((one) =>
      formatProblem({
        ...place,
        message: `"${one}" is almost the vendor's name: write {vendor}, which stands for ${name}`,
      }),
    );
  });
}

function isMisspelt(word: string, name: string, bare: string): boolean {
  if (word === name || name.split(' ').includes(word)) return false;
  const other = toBare(word);
  // The name with a word beside it is no other spelling of it.
  if (word.split(' ').some((one) => toBare(one) === bare)) return word.split(' ').length === 1;
  return distance(other, bare) <= (word.includes(' ') ? 0 : tolerance(bare));
}

const toBare = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');
