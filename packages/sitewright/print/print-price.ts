import type { Money, Priced } from '../content/values/amount.ts';
import { fillTemplate } from '../content/values/fill-template.ts';
import { isolateAmount, printAmount } from '../content/values/print-amount.ts';
import { hasRightToLeftLetter } from '../content/values/text-direction.ts';

export { printAmount, readsAmountsFromRight } from '../content/values/print-amount.ts';

/** Prints a price: its amount, words, or words round the amount. */
export function printPrice({ price, priceText = '{price}' }: Priced, language: string): string {
  const amount = price ? printAmount(price, language) : '';
  const isTurned = hasRightToLeftLetter(priceText);
  return fillTemplate(priceText, { price: isolateAmount(amount, language, isTurned) });
}

interface Salary extends Omit<Money, 'amount'> {
  lowest: number;
  highest?: number | undefined;
  per: 'hour' | 'day' | 'week' | 'month' | 'year';
}

/** Prints a salary or its range: `38 000–44 000 kr / månad`. */
export function printSalary({ lowest, highest, per, ...money }: Salary, language: string): string {
  const amount = printAmount({ amount: lowest, ...money }, language, { upTo: highest });
  return `${amount} / ${nameTime(per, language)}`;
}

/** What pay is for. An hour of work has in some languages, such as Korean, another name than that of the clock. */
function nameTime(per: Salary['per'], language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: per, unitDisplay: 'long' });
  const unit = format
    .formatToParts(1)
    .find(({ type }) => type === 'unit')
    ?.value.trim();
  const field = per === 'week' ? 'weekOfYear' : per;
  const name = new Intl.DisplayNames(language, { type: 'dateTimeField' }).of(field) ?? per;
  // Names of fields begin with a capital in Vietnamese, as on a form.
  const isSame = name.toLocaleLowerCase(language) === unit;
  return unit !== undefined && (isSame || per === 'hour') ? unit : name;
}
