/** A plan as an estimate counts it. Amounts are in the currency of all of them. */
interface PricedPlan {
  name: string;
  /** Its price as it is printed. */
  text: string;
  /** For a month; undefined for a price of words alone. */
  month?: number | undefined;
  /** For a year, for those who pay by the year. */
  year?: number | undefined;
  /** How much it is for at most; the last plan has no limit. */
  upTo?: { shops: number; users?: number | undefined } | undefined;
}

interface PricedAddOn {
  name: string;
  amount: number;
  /** Whether it is bought once or paid each month. */
  billed: 'once' | 'month';
}

/** What is added up: the plans with the way in which shops pay for them, and the add-ons. */
export interface PriceList {
  tiers: 'volume' | 'graduated' | 'flat';
  plans: readonly PricedPlan[];
  addOns: readonly PricedAddOn[];
}

export interface Choice {
  shops: number;
  users: number;
  isYearly: boolean;
  /** How many there are of each add-on, by their places in the list. */
  addOns: readonly number[];
}

/** A line of the receipt: what is multiplied, such as shops and months, times the price of one. */
export interface Line {
  name: string;
  counts: number[];
  each: number;
}

export interface Sum {
  lines: Line[];
  /** What paying by the year saves, in the year; 0 by the month. */
  saved: number;
  /** For a month or a year; the plan itself where its price is words alone. */
  total: number | PricedPlan;
  /** Of what is bought once. */
  once: number;
}

/** Adds up what shops pay for the smallest plan that is large enough, and for add-ons. */
export function addUp({ tiers, plans, addOns }: PriceList, choice: Choice): Sum {
  const { shops, users, isYearly } = choice;
  const months = isYearly ? [12] : [];
  const enough = ({ upTo }: PricedPlan) =>
    !upTo || (shops <= upTo.shops && users <= (upTo.users ?? users));
  const index = plans.findIndex(enough);
  const plan = plans[index] as PricedPlan;
  // The shops of each plan: all are in one, or those beyond a plan's limit are in the next.
  const shares = plans.slice(0, index + 1).map((one, place): [PricedPlan, number] => {
    if (tiers !== 'graduated') return [one, one !== plan ? 0 : tiers === 'flat' ? 1 : shops];
    const below = plans[place - 1]?.upTo?.shops ?? 0;
    return [one, Math.max(0, Math.min(shops, one.upTo?.shops ?? shops) - below)];
  });
  const paid = plan.month === undefined ? [] : shares.filter(([, count]) => count > 0);
  const planLines = paid.map(([{ name, month = 0 }, count]) => {
    return { name, counts: [count, ...months], each: month };
  });
  const saved = paid.reduce(
    (sum, [{ month = 0, year }, count]) => sum + count * (12 * month - (year ?? 12 * month)),
    0,
  );
  const linesOf = (billed: PricedAddOn['billed']) =>
    addOns.flatMap((one, place): Line[] => {
      const count = choice.addOns[place] ?? 0;
      if (one.billed !== billed || count === 0) return [];
      const { name, amount } = one;
      return [{ name, counts: [count, ...(billed === 'month' ? months : [])], each: amount }];
    });
  const monthly = [...planLines, ...linesOf('month')];
  const once = linesOf('once');
  return {
    lines: [...monthly, ...once],
    saved: isYearly ? saved : 0,
    total: plan.month === undefined ? plan : sumOf(monthly) - (isYearly ? saved : 0),
    once: sumOf(once),
  };
}

/** What a line comes to. */
export const amountOf = ({ counts, each }: Line) => counts.reduce((all, one) => all * one, each);

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + amountOf(line), 0);
