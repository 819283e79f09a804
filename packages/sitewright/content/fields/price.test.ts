import { expect, test } from 'vitest';
import { exampleSite, lineLike } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { listDecimals, wrongAmounts } from '../../../../tests/support/content/decimals.ts';
import { vendors } from '../../../../tests/support/example.ts';
import { kinds } from '../../kinds/kinds-by-name.ts';
import { readSite } from '../../kinds/read-site.ts';
import { printDay } from '../../print/print-time.ts';
import { loadContent } from '../validate/load-content.ts';
import type { Money } from '../values/amount.ts';
import { currencyCode, priceIn } from './price.ts';

const places = listDecimals(kinds);
/** What a job pays is in a currency of its own; all else that has a price is in that of its page. */
const ofJobs = places.filter((place) => place.startsWith('jobs.'));

test('every number with a point in a page is an amount of money, and one without coins for it is refused', async () => {
  expect(ofJobs).not.toEqual([]);
  const ofPages = places.filter((place) => !ofJobs.includes(place));
  expect(ofPages).not.toEqual([]);
  const problemsWith = async (price: number, currency: string) => {
    const folder = await exampleSite();
    const amounts = Object.fromEntries(ofPages.map((place) => [place, price]));
    folder.set('pricing.yaml', { currency, ...amounts });
    const salaries = Object.fromEntries(
      ofJobs.map((place) => [place.replace('jobs.', 'positions.'), price]),
    );
    folder.set('careers.yaml', { 'positions.jobs[0].salary.currency': currency, ...salaries });
    return folder.problems();
  };
  for (const [price, currency, digits] of wrongAmounts) {
    const problems = await problemsWith(price, currency);
    const expected = [
      ...ofPages.map((place) => `content/pricing.yaml:*:* ${place}`),
      ...ofJobs.map((place) => `content/careers.yaml:*:* ${place.replace('jobs.', 'positions.')}`),
    ].map((place) =>
      lineLike(
        `${place}: expected an amount with ${digits} after the point, as ${currency} has *, found the number ${price}`,
      ),
    );
    for (const line of expected) expect(problems).toContainEqual(line);
    expect(problems.filter((line) => line.includes('after the point'))).toHaveLength(places.length);
  }
  expect(await problemsWith(590.12, 'SEK')).toEqual([]);
});

/** The texts in a value, and its amounts of money and days. */
function listLeaves(value: unknown): { texts: string[]; amounts: Money[]; days: string[] } {
  const texts: string[] = [];
  const amounts: Money[] = [];
  const days: string[] = [];
  const seen = new Set<unknown>();
  const visit = (one: unknown): void => {
    if (typeof one === 'string') (/^\d{4}-\d\d-\d\d$/.test(one) ? days : texts).push(one);
    if (typeof one !== 'object' || one === null || seen.has(one)) return;
    seen.add(one);
    if ('amount' in one && 'currency' in one) amounts.push(one as Money);
    for (const part of one instanceof Map ? one.values() : Object.values(one)) visit(part);
  };
  visit(value);
  return { texts, amounts, days };
}

test.each(vendors)('%s: amounts and days are told as data, and no text has one', async (vendor) => {
  const names = [...new Set(places.map((place) => place.split('.').at(-1)))].join('|');
  const fields = new RegExp(`\\b((?:${names}):) [\\d.]+`, 'g');
  let said = 0;
  // Such amounts stand in no text by chance.
  const sayOther = (_: string, name: string) => `${name} ${7_310_000 + ++said}`;
  const site = readSite(vendor);
  const files = [...site.all].filter(([file]) => file.endsWith('.yaml'));
  const changed = files.map(([file, { text }]) => [file, text.replaceAll(fields, sayOther)]);
  const content = await loadContent(site.with(Object.fromEntries(changed)));
  const { texts, amounts, days } = listLeaves(content);
  expect(amounts.length).toBeGreaterThan(0);
  const languages = content.languages.map(({ tag }) => tag);
  const printed = new Set(days.flatMap((day) => languages.map((tag) => printDay(day, tag))));
  const isPrinted = (text: string) =>
    /7\D?31\d\D?\d{3}/.test(text) || [...printed].some((day) => text.includes(day));
  expect(texts.filter(isPrinted)).toEqual([]);
});

test.each([
  ['sek', ', such as "SEK"'],
  ['TL', ', such as TRY'],
  ['złoty', ', such as PLN'],
  ['zł', ', such as PLN'],
  ['kr', ', such as NOK or SEK'],
  ['Euro', ', such as EUR'],
  ['₺', ', such as TRY'],
  ['грн', ', such as UAH'],
  ['Грн.', ', such as UAH'],
  ['гривень', ', such as UAH'],
  ['руб', ', such as BYN or RUB'],
  ['korun', ', such as CZK'],
  ['ש"ח', ', such as ILS'],
  ['円', ', such as JPY'],
  ['EUO', ', such as "EUR"'],
  ['money', ', such as USD or EUR'],
])('a currency called %s is refused with the code that is meant', (word, such) => {
  const { error } = currencyCode.safeParse(word);
  expect(error?.issues[0]?.message).toBe(`the code of a currency${such}`);
});

test('of what costs nothing nobody is told to write 0, which is refused', async () => {
  for (const price of [0, '0 kr', '0.00']) {
    const site = (await exampleSite()).set('pricing.yaml', { 'addOns.items[0].price': price });
    const problems = await site.problems();
    expect(problems).toEqual([expect.stringMatching(/words, such as Free, go into priceText\)$/)]);
  }
});

test('an amount without a currency is told to have that of the site', () => {
  for (const [currencies, code] of [
    [['UAH'], 'UAH'],
    [[], 'USD'],
  ] as const) {
    const { error } = priceIn({ currency: undefined, currencies }, {}).safeParse({ price: 5 });
    expect(error?.issues[0]?.message).toContain(`such as currency: ${code} at`);
  }
});
