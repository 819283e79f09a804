import { expect, test } from 'vitest';
import { loadSiteCode } from '../../../../packages/sitewright/kinds/site-code.ts';
import { exampleSite, lineLike } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { listDecimals, wrongAmounts } from '../../../../tests/support/content/decimals.ts';
import { countermark } from '../../../../tests/support/example.ts';

/** A page that opens with the till. */
const file = 'pages/platforms/retail-pos.yaml';
const copy = () => exampleSite('first language', countermark);

test('every number with a point in a figure is an amount of money, and one without coins for it is refused', async () => {
  const { kinds } = loadSiteCode('sites/countermark');
  // Each figure with a sale has them.
  const places = [...new Set(listDecimals(kinds).filter((place) => place.startsWith('hero.')))];
  expect(places).not.toEqual([]);
  const problemsWith = async (price: number, currency: string) => {
    const amounts = Object.fromEntries(places.map((place) => [place, price]));
    const folder = (await copy()).set(file, { 'hero.figure.currency': currency, ...amounts });
    for (const line of [1, 2, 3]) folder.set(file, { [`hero.figure.lines[${line}].price`]: 1 });
    return folder.problems();
  };
  for (const [price, currency, digits] of wrongAmounts) {
    const lines = places.map((place) =>
      lineLike(
        `content/${file}:*:* ${place}: expected an amount with ${digits} after the point, as ${currency} has *, found the number ${price}`,
      ),
    );
    expect(await problemsWith(price, currency)).toEqual(lines);
  }
  expect(await problemsWith(590.12, 'SEK')).toEqual([]);
});

test.each<[field: string, value: unknown, words: string]>([
  ['drawing', 'nope', '"receipt-and-order" or "paper" or *found the text "nope"*'],
  ['currency', 'usd', 'the code of a currency, *such as "USD", found the text "usd"'],
  ['paidBy', 'Cheque', 'one of the texts of “keys”, found the text "Cheque"'],
  ['keys', ['Cash', 'Card', 'Wallet'], 'at least 4 in the list, found a list, *'],
  ['lines', [], 'at least 1 in the list, found an empty list*'],
  ['lines[0].quantity', 0, 'at least 1, found the number 0 (How many)'],
  ['lines[0].price', -1, 'at least 0, found the number -1 *'],
  ['label', undefined, 'text, found nothing *'],
])('a figure whose %s is %j is a line', async (field, value, words) => {
  const place = `hero.figure.${field}`;
  await (await copy())
    .set(file, { [place]: value })
    .expectProblems(`content/${file}:*:* ${place}: expected ${words}`);
});
