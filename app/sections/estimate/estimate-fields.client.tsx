import { useState } from 'react';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { figureDirection } from '../../components/stat-value.tsx';
import { printPrice } from '../../content/print-price.ts';
import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import type { ContentOf } from '../define-section.ts';
import type { plans } from '../plans/plans.ts';
import { addUp, amountOf, type PriceList } from './add-up.ts';
import type { estimate } from './estimate.ts';

interface EstimateFieldsProps {
  id: string;
  prices: PriceList;
  currency: string;
  language: string;
  labels: ContentOf<typeof estimate>['labels'];
  yearly: ContentOf<typeof plans>['yearly'];
  /** How many shops it begins with. */
  shops: number;
}

/** Fields for what a visitor needs, and a receipt that adds it up. */
export default function EstimateFields(props: EstimateFieldsProps) {
  const { id, prices, currency, language, labels, yearly, shops } = props;
  /** What the fields say, by their names. */
  const [said, setSaid] = useState<Record<string, string>>({});
  const countOf = (name: string) => {
    const count = Math.floor(Number(said[`${id}-${name}`])) || 0;
    return Math.min(Math.max(count, 0), 999_999);
  };
  const isYearly = said[`${id}-period`] === 'yearly';
  const sum = addUp(prices, {
    shops: `${id}-shops` in said ? Math.max(countOf('shops'), 1) : shops,
    users: countOf('users'),
    isYearly,
    addOns: prices.addOns.map((_, place) => countOf(String(place))),
  });
  const print = (price: number) => printPrice({ price }, currency, language).text;
  const totals: [label: string | undefined, text: string][] = [
    typeof sum.total === 'number'
      ? [isYearly ? labels.yearly : labels.monthly, print(sum.total)]
      : [sum.total.name, sum.total.text],
    ...(sum.once > 0 ? [[labels.once, print(sum.once)] as [string, string]] : []),
  ];
  return (
    <div className="mt-10 grid items-start gap-x-14 gap-y-10 noscript:hidden md:grid-cols-2">
      <fieldset
        aria-labelledby={`${id}-title`}
        className="grid gap-4 print:hidden"
        onChange={({ target }) => {
          const { name, value } = target as unknown as HTMLInputElement;
          setSaid((before) => ({ ...before, [name]: value }));
        }}
      >
        <NumberField name={`${id}-shops`} label={labels.shops} least={1} start={shops} />
        {labels.users && <NumberField name={`${id}-users`} label={labels.users} />}
        {prices.addOns.map(({ name, amount }, place) => (
          <NumberField key={name} name={`${id}-${place}`} label={name} note={print(amount)} />
        ))}
        {yearly && <PeriodChoice name={`${id}-period`} {...yearly} />}
      </fieldset>
      <ReceiptStrip>
        <div className="grid gap-4 px-[min(1.5rem,6vw)] py-6 font-mono text-small even-digits">
          <dl className="grid gap-3">
            {sum.lines.map((line) => (
              <div key={line.name} className={row}>
                <dt>
                  {`${line.name} `}
                  <Amount text={[...line.counts, print(line.each)].join(' × ')} isNote />
                </dt>
                <dd>
                  <Amount text={print(amountOf(line))} />
                </dd>
              </div>
            ))}
            {sum.saved !== 0 && (
              <div className={row}>
                <dt>{labels.saved}</dt>
                <dd>
                  <Amount text={print(-sum.saved)} />
                </dd>
              </div>
            )}
          </dl>
          {/* Screen readers say all of it once when any of it changes. */}
          <output className="grid gap-2 border-ink border-t-2 pt-4 text-lead">
            {totals.map(([label, text]) => (
              <span key={label} className={row}>
                {`${label} `}
                <Amount text={text} />
              </span>
            ))}
          </output>
        </div>
      </ReceiptStrip>
    </div>
  );
}

const row = 'grid grid-cols-[1fr_auto] items-end gap-x-4';

interface NumberFieldProps {
  name: string;
  label: string;
  /** What one costs. */
  note?: string;
  least?: number;
  start?: number;
}

function NumberField({ name, label, note, least = 0, start = least }: NumberFieldProps) {
  return (
    <label className="flex min-h-12 items-center justify-between gap-4">
      <span>
        {`${label} `}
        {note && <Amount text={note} isNote />}
      </span>
      <input
        className="w-24 shrink-0 border-2 border-rule bg-paper px-3 py-2"
        type="number"
        inputMode="numeric"
        name={name}
        min={least}
        defaultValue={start}
      />
    </label>
  );
}

/** An amount; a note stands on a line of its own. Browsers may write one a little differently than the build. */
function Amount({ text, isNote }: { text: string; isNote?: boolean }) {
  return (
    <span className={isNote ? 'block text-ink-muted text-small' : undefined}>
      <bdi dir={figureDirection(text)} suppressHydrationWarning>
        {text}
      </bdi>
    </span>
  );
}
