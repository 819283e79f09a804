import { useState } from 'react';
import type { Money } from '../../content/amount.ts';
import { PeriodChoice } from '../../page/components/period-choice.tsx';
import { printAmount, printPrice } from '../../print/print-price.ts';
import type { ContentOf, Inputs } from '../define-section.ts';
import type { estimate } from './estimate.ts';
import { estimateCosts, type PriceList } from './estimate-costs.ts';

interface EstimateFieldsProps
  extends Pick<ContentOf<typeof estimate>, 'labels'>,
    Pick<Inputs['plans'], 'yearly'> {
  id: string;
  title: string;
  prices: PriceList;
  language: string;
  /** How many shops it begins with. */
  shops: number;
}

/** Fields for what a visitor needs, and a sum that adds it up. */
export default function EstimateFields(props: EstimateFieldsProps) {
  const { id, title, prices, language, labels, yearly, shops } = props;
  const [said, setSaid] = useState<Record<string, string>>({});
  const print = (money: Money) => printAmount(money, language);
  const asked: { name: string; label: string | undefined; note?: string; least?: number }[] = [
    { name: 'shops', label: labels.shops, least: 1 },
    { name: 'users', label: labels.users },
    ...prices.addOns.map(({ name, price }) => ({ name, label: name, note: print(price) })),
  ];
  const fields = asked.map(({ least = 0, ...field }) => {
    const start = least * shops;
    const count = Math.floor(Number(said[`${id}-${field.name}`] ?? start)) || 0;
    return { ...field, least, start, count: Math.min(Math.max(count, least), 999_999) };
  });
  const [shopCount = shops, users = 0, ...bought] = fields.map(({ count }) => count);
  const isYearly = said[`${id}-period`] === 'yearly';
  const sum = estimateCosts(prices, { shops: shopCount, users, isYearly, bought });
  const [label, total] = sum.total
    ? [isYearly ? labels.yearly : labels.monthly, print(sum.total)]
    : [sum.plan.name, printPrice(sum.plan, language)];
  return (
    <div className="mt-10 grid items-start gap-x-14 gap-y-10 noscript:hidden md:grid-cols-2">
      <fieldset
        className="grid gap-4 print:hidden"
        onChange={({ target }) => {
          const { name, value } = target as unknown as HTMLInputElement;
          setSaid((before) => ({ ...before, [name]: value }));
        }}
      >
        <legend className="sr-only">{title}</legend>
        {fields.map(
          ({ name, label, note, least, start }) =>
            label && (
              <label
                key={name}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4"
              >
                <Amount label={label} text={note} />
                <input
                  className="w-24 shrink-0 border-2 border-rule bg-paper px-3 py-2"
                  type="number"
                  inputMode="numeric"
                  name={`${id}-${name}`}
                  min={least}
                  defaultValue={start}
                />
              </label>
            ),
        )}
        {yearly && <PeriodChoice name={`${id}-period`} {...yearly} />}
      </fieldset>
      <div className="sheet always-light bg-tint-white print:break-inside-avoid">
        <div className="grid gap-4 px-[min(1.5rem,6vw)] py-6 font-mono text-small even-digits">
          <ul className="grid gap-3">
            {sum.lines.map(({ name, counts, each, amount }) => (
              <li key={name} className={row}>
                <Amount label={name} text={[...counts, print(each)].join(' × ')} />
                <Amount text={print(amount)} />
              </li>
            ))}
            {sum.saved && sum.saved.amount !== 0 && (
              <li className={row}>
                <Amount label={labels.saved} />
                <Amount text={print({ ...sum.saved, amount: -sum.saved.amount })} />
              </li>
            )}
          </ul>
          {/* Screen readers say all of it once when any of it changes. */}
          <output className="grid gap-2 border-ink border-t-2 pt-4 text-lead">
            <span className={row}>
              <Amount label={label} />
              <Amount text={total} />
            </span>
            {sum.once && (
              <span className={row}>
                <Amount label={labels.once} />
                <Amount text={print(sum.once)} />
              </span>
            )}
          </output>
        </div>
      </div>
    </div>
  );
}

const row = 'grid grid-cols-[1fr_auto] items-end gap-x-4';

/**
 * Words, and an amount below them, which browsers may write a little differently than the build. Each text has
 * an element of its own: React replaces what is in it, also where a browser has translated it.
 */
function Amount({ label, text }: { label?: string | undefined; text?: string | undefined }) {
  return (
    <span>
      {label && <span>{`${label} `}</span>}
      {text && (
        <span className={label && 'block text-ink-muted text-small'}>
          <bdi suppressHydrationWarning>{text}</bdi>
        </span>
      )}
      <span> </span>
    </span>
  );
}
