import { useState } from 'react';
import { PeriodChoice } from '../../components.ts';
import { addUpEstimate, type EstimateFieldsProps } from './add-up-estimate.ts';

/** Fields for what a visitor needs, and a sum that adds it up. */
export default function EstimateFields({ title, yearly, ...props }: EstimateFieldsProps) {
  const { labels } = props;
  const [said, setSaid] = useState<Record<string, string>>({});
  const sum = addUpEstimate(props, said);
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
        {sum.fields.map(({ name, label, note, least, start }) => (
          <label
            key={name}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4"
          >
            <Amount label={label} text={note} />
            <input
              className="w-24 shrink-0 border-2 border-rule bg-paper px-3 py-2"
              type="number"
              inputMode="numeric"
              name={name}
              min={least}
              defaultValue={start}
            />
          </label>
        ))}
        {yearly && <PeriodChoice name={sum.period} {...yearly} />}
      </fieldset>
      <div className="sheet always-light bg-tint-white print:break-inside-avoid">
        <div className="grid gap-4 px-[min(1.5rem,6vw)] py-6 font-mono text-small even-digits">
          <ul className="grid gap-3">
            {sum.lines.map(({ name, counts, each, amount }) => (
              <li key={name} className={row}>
                <Amount label={name} text={[...counts, sum.print(each)].join(' × ')} />
                <Amount text={sum.print(amount)} />
              </li>
            ))}
            {sum.saved && sum.saved.amount !== 0 && (
              <li className={row}>
                <Amount label={labels.saved} />
                <Amount text={sum.print({ ...sum.saved, amount: -sum.saved.amount })} />
              </li>
            )}
          </ul>
          {/* Screen readers say all of it once when any of it changes. */}
          <output className="grid gap-2 border-ink border-t-2 pt-4 text-lead">
            <span className={row}>
              <Amount label={sum.label} />
              <Amount text={sum.totalText} />
            </span>
            {sum.once && (
              <span className={row}>
                <Amount label={labels.once} />
                <Amount text={sum.print(sum.once)} />
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
