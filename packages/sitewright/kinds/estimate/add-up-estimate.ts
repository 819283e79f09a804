import {
  type ContentOf,
  type Inputs,
  type Money,
  printAmount,
  printPrice,
} from '../../definitions.ts';
import type { estimate } from './estimate.ts';
import { estimateCosts, type PriceList } from './estimate-costs.ts';

/** What the fields of an estimate are given. */
export interface EstimateFieldsProps
  extends Pick<ContentOf<typeof estimate>, 'labels'>,
    Pick<Inputs['plans'], 'yearly'> {
  id: string;
  title: string;
  prices: PriceList;
  language: string;
  /** How many shops it begins with. */
  shops: number;
}

/**
 * Adds up what a visitor said in the fields of an estimate.
 *
 * @param said what was said, by the names of the fields
 * @returns the number fields and the name of the choice of the period; the sums of `estimateCosts`; the words for
 * the sum of the month or the year, and `print` for other amounts
 */
export function addUpEstimate(
  { id, prices, language, labels, shops }: Omit<EstimateFieldsProps, 'title' | 'yearly'>,
  said: Readonly<Record<string, string>>,
) {
  const print = (money: Money) => printAmount(money, language);
  const asked: { name: string; label: string | undefined; note?: string; least?: number }[] = [
    { name: 'shops', label: labels.shops, least: 1 },
    { name: 'users', label: labels.users },
    ...prices.addOns.map(({ name, price }) => ({ name, label: name, note: print(price) })),
  ];
  const counted = asked.map(({ least = 0, ...field }) => {
    const name = `${id}-${field.name}`;
    const start = least * shops;
    const count = Math.floor(Number(said[name] ?? start)) || 0;
    return { ...field, name, least, start, count: Math.min(Math.max(count, least), 999_999) };
  });
  const [shopCount = shops, users = 0, ...bought] = counted.map(({ count }) => count);
  const period = `${id}-period`;
  const isYearly = said[period] === 'yearly';
  const sum = estimateCosts(prices, { shops: shopCount, users, isYearly, bought });
  const [label, totalText] = sum.total
    ? [isYearly ? labels.yearly : labels.monthly, print(sum.total)]
    : [sum.plan.name, printPrice(sum.plan, language)];
  // Where users do not count, nobody is asked for them.
  const fields = counted.flatMap(({ label, ...field }) => (label ? [{ ...field, label }] : []));
  return { ...sum, fields, period, label, totalText, print };
}
