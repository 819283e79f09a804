import { useState } from 'react';
import type { ContentOf, Money } from 'sitewright';
import { type PriceList, printAmount, printPrice } from 'sitewright/views';
import { addUpOrder, isLargeEnough } from './add-up-order.ts';
import type { estimate } from './estimate.ts';

interface OrderFormProps extends Pick<ContentOf<typeof estimate>, 'discount' | 'asks' | 'labels'> {
  id: string;
  prices: PriceList;
  /** What the price of each add-on is for. */
  units: readonly string[];
  language: string;
}

/**
 * The form, and beside it a receipt with a line for each thing that is ordered. Where the price of the plan is words,
 * the sum is too, and what the year saves is said in percent.
 */
export default function OrderForm(props: OrderFormProps) {
  const { id, prices, units, language, labels, discount, asks } = props;
  const [said, setSaid] = useState<Record<string, string>>({});
  const say = (name: string, value: string | number) =>
    setSaid((before) => ({ ...before, [name]: String(value) }));
  const numberOf = (name: string, start: number) =>
    Math.min(Math.max(Math.floor(Number(said[name] ?? start)) || 0, 0), 999_999);
  const most = Math.max(...prices.plans.map(({ upTo }) => upTo?.shops ?? 1));
  const shops = Math.max(numberOf('shops', 1), 1);
  const wanted = Math.min(numberOf('plan', 0), prices.plans.length - 1);
  const isYearly = said.paid === 'year';
  const bought = prices.addOns.map((_, place) => numberOf(`addOn${place}`, 0));
  const order = { shops, plan: wanted, isYearly, bought };
  const sum = addUpOrder(prices, discount, order);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const print = (money: Money) => printAmount(money, language);
  const choice = (
    name: string,
    value: string | number,
    label: string | number,
    isOn: boolean,
    no = false,
  ) => (
    <label key={value} className="order-key">
      <input
        type="radio"
        name={`${id}-${name}`}
        value={value}
        checked={isOn}
        disabled={no}
        onChange={() => say(name, value)}
      />
      {/* Without a style sheet only this space separates the choices. */}
      <span>{` ${label} `}</span>
    </label>
  );
  const totalText = sum.total ? print(sum.total) : printPrice(sum.plan, language);
  const lines = sum.lines.map(({ name, counts, each, amount }) => {
    return { name, counted: [...counts, print(each)].join(' × '), amount: print(amount) };
  });
  if (!sum.total) lines.unshift({ name: sum.plan.name, counted: '', amount: totalText });
  return (
    <div className="order-form noscript:hidden">
      <div className="grid content-start gap-8">
        <fieldset>
          <legend className="pb-2 font-heading text-title-3">{labels.shops}</legend>
          <div className="order-keys">
            {Array.from({ length: most }, (_, index) =>
              choice('shops', index + 1, index + 1, shops === index + 1),
            )}
            {choice('shops', most + 1, asks.more, shops > most)}
          </div>
        </fieldset>
        <fieldset>
          <legend className="pb-2 font-heading text-title-3">{asks.plan}</legend>
          <div className="flex flex-wrap gap-2 *:flex-auto">
            {prices.plans.map((plan, place) =>
              choice('plan', place, plan.name, plan === sum.plan, !isLargeEnough(plan, shops)),
            )}
          </div>
        </fieldset>
        <fieldset>
          <legend className="pb-2 font-heading text-title-3">{asks.addOns}</legend>
          {prices.addOns.map(({ name, price }, place) => (
            <div
              key={name}
              className="flex flex-wrap items-center gap-x-4 border-rule border-t-2 [border-style:dashed]"
            >
              <label className="flex flex-[1_1_10em] items-center gap-4 py-2">
                <input
                  className="size-5 shrink-0 accent-action scheme-light"
                  type="checkbox"
                  checked={bought[place] !== 0}
                  onChange={({ target }) => say(`addOn${place}`, Number(target.checked))}
                />
                <span>
                  <span className="font-semibold">{`${name} `}</span>
                  <span className="block text-small">
                    <bdi suppressHydrationWarning>{print(price)}</bdi>{' '}
                    <span>{`${units[place]} `}</span>
                  </span>
                </span>
              </label>
              <input
                className="min-h-11 w-20 rounded-control border-2 border-ink bg-paper px-3"
                type="number"
                inputMode="numeric"
                min={0}
                aria-label={name}
                name={`${id}-addOn${place}`}
                value={said[`addOn${place}`] ?? 0}
                onChange={({ target }) => say(`addOn${place}`, target.value)}
              />
            </div>
          ))}
        </fieldset>
        <fieldset>
          <legend className="pb-2 font-heading text-title-3">{asks.paid}</legend>
          <div className="order-keys [--least:10.5rem]">
            {choice('paid', 'month', asks.byMonth, !isYearly)}
            {choice('paid', 'year', asks.byYear, isYearly)}
          </div>
        </fieldset>
      </div>
      <div className="order-receipt always-light even-digits">
        <ul>
          {lines.map(({ name, counted, amount }) => (
            <li key={name}>
              <span className={row}>
                <span>
                  <span className="block font-semibold">{`${name} `}</span>
                  <bdi suppressHydrationWarning>{counted}</bdi>{' '}
                </span>
                <bdi suppressHydrationWarning>{amount}</bdi>{' '}
              </span>
            </li>
          ))}
          {isYearly && (
            <li>
              <span className={`${row} text-action`}>
                <span className="font-semibold">{labels.saved}</span>
                <bdi suppressHydrationWarning>
                  {sum.saved
                    ? print({ ...sum.saved, amount: -sum.saved.amount })
                    : percent.format(-discount / 100)}
                </bdi>
              </span>
            </li>
          )}
        </ul>
        {/* Screen readers say all of it once when any of it changes. */}
        <output className="text-lead" aria-labelledby={`${id}-title`}>
          <span className={row}>
            <span>{isYearly ? labels.yearly : labels.monthly}</span>{' '}
            <bdi
              className={`order-sum ${totalText.length > 6 ? '[--share:25cqi_-_3rem]' : ''}`}
              suppressHydrationWarning
            >
              {totalText}
            </bdi>
          </span>
          {sum.once && (
            <span className={row}>
              <span>{labels.once}</span>{' '}
              <bdi className="font-heading text-value" suppressHydrationWarning>
                {print(sum.once)}
              </bdi>
            </span>
          )}
          <span className="teeth" />
        </output>
      </div>
    </div>
  );
}

/** An amount stands at the end of its line, and of a line of its own where it has no room beside its words. */
const row = 'flex flex-wrap items-baseline justify-end gap-x-4 *:first:me-auto';
