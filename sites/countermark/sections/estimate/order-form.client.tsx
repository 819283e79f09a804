import { useState } from 'react';
import type { ContentOf, Money, PriceList } from 'sitewright';
import { printAmount, printPrice } from 'sitewright/views';
import { addUpOrder, isLargeEnough } from './add-up-order.ts';
import type { estimate } from './estimate.ts';

interface OrderFormProps extends Pick<ContentOf<typeof estimate>, 'discount' | 'asks' | 'labels'> {
  id: string;
  prices: PriceList;
  /** What the price of each add-on is for. */
  units: readonly string[];
  language: string;
}

/** The form on the left, and on its copy on the right what it comes to. */
export default function OrderForm(props: OrderFormProps) {
  const { id, prices, units, language, labels, discount, asks } = props;
  const [said, setSaid] = useState<Record<string, string>>({});
  const numberOf = (name: string, start: number) =>
    Math.min(Math.max(Math.floor(Number(said[name] ?? start)) || 0, 0), 999_999);
  const most = Math.max(...prices.plans.map(({ upTo }) => upTo?.shops ?? 1));
  const shops = Math.max(numberOf('shops', 1), 1);
  const wanted = Math.min(numberOf('plan', 0), prices.plans.length - 1);
  const isYearly = said.paid === 'year';
  const bought = prices.addOns.map((_, place) => numberOf(`addOn${place}`, 0));
  const order = { shops, plan: wanted, isYearly, bought };
  const sum = addUpOrder(prices, discount, order);
  const print = (money: Money) => printAmount(money, language);
  const choice = (
    name: string,
    value: string | number,
    label: string | number,
    isOn: boolean,
    no = false,
  ) => (
    <label key={value} className="tick-box">
      <input
        className="size-5 accent-action"
        type="radio"
        name={`${id}-${name}`}
        value={value}
        checked={isOn}
        disabled={no}
        onChange={() => setSaid((before) => ({ ...before, [name]: String(value) }))}
      />
      {/* Without a style sheet only this space separates the choices. */}
      <span>{` ${label} `}</span>
    </label>
  );
  return (
    <div className="order noscript:hidden">
      <div className="always-light grid content-start gap-7">
        <fieldset>
          <legend className="order-question">{labels.shops}</legend>
          <div className="flex flex-wrap gap-2">
            {Array.from({ length: most }, (_, index) =>
              choice('shops', index + 1, index + 1, shops === index + 1),
            )}
            {choice('shops', most + 1, asks.more, shops > most)}
          </div>
        </fieldset>
        <fieldset>
          <legend className="order-question">{asks.plan}</legend>
          <div className="flex flex-wrap gap-2">
            {prices.plans.map((plan, place) =>
              choice('plan', place, plan.name, plan === sum.plan, !isLargeEnough(plan, shops)),
            )}
          </div>
        </fieldset>
        <fieldset>
          <legend className="order-question">{asks.addOns}</legend>
          {prices.addOns.map(({ name, price }, place) => (
            <label
              key={name}
              className="flex flex-wrap items-center gap-x-4 border-rule border-t-2 border-dashed py-2"
            >
              <span className="flex-[1_1_10em]">
                <span className="font-semibold">{`${name} `}</span>
                <span className="block text-small">
                  <bdi suppressHydrationWarning>{`${print(price)} `}</bdi>
                  <span>{`${units[place]} `}</span>
                </span>
              </span>
              <input
                className="w-20 shrink-0 border-2 border-rule bg-paper px-3 py-1.5"
                type="number"
                inputMode="numeric"
                min={0}
                name={`${id}-addOn${place}`}
                defaultValue={0}
                onChange={({ target: { value } }) =>
                  setSaid((before) => ({ ...before, [`addOn${place}`]: value }))
                }
              />
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="order-question">{asks.paid}</legend>
          <div className="flex flex-wrap gap-2">
            {choice('paid', 'month', asks.byMonth, !isYearly)}
            {choice('paid', 'year', asks.byYear, isYearly)}
          </div>
        </fieldset>
      </div>
      <div className="order-copy always-light grid content-start gap-4 even-digits">
        <ul className="grid gap-3">
          {sum.lines.map(({ name, counts, each, amount }) => (
            <li key={name} className={row}>
              <span>
                <span className="block font-semibold">{`${name} `}</span>
                <bdi className="text-small" suppressHydrationWarning>
                  {[...counts, print(each)].join(' × ')}
                </bdi>{' '}
              </span>
              <bdi className="ms-auto" suppressHydrationWarning>
                {print(amount)}
              </bdi>{' '}
            </li>
          ))}
          {sum.saved && (
            <li className={`${row} text-action`}>
              <span className="font-semibold">{labels.saved}</span>
              <bdi suppressHydrationWarning>
                {print({ ...sum.saved, amount: -sum.saved.amount })}
              </bdi>
            </li>
          )}
        </ul>
      </div>
      {/* Screen readers say all of it once when any of it changes. */}
      <output className="order-total always-light even-digits">
        <span className={row}>
          <span>{sum.total ? (isYearly ? labels.yearly : labels.monthly) : sum.plan.name}</span>{' '}
          <bdi suppressHydrationWarning>
            {sum.total ? print(sum.total) : printPrice(sum.plan, language)}
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
      </output>
    </div>
  );
}

const row = 'flex flex-wrap items-end justify-between gap-x-4';
