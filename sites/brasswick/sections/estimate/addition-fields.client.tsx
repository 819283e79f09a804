import { useState } from 'react';
import { addUpEstimate, type EstimateFieldsProps, PeriodChoice } from 'sitewright/views';

/**
 * An addition as it is said over a counter: so many of this, and of that, come to so much. Each text has an element
 * of its own: React replaces what is in it, also where a browser has translated it. Browsers may write amounts a
 * little differently than the build.
 */
export default function AdditionFields({ title, yearly, ...props }: EstimateFieldsProps) {
  const { labels } = props;
  const [said, setSaid] = useState<Record<string, string>>({});
  const sum = addUpEstimate(props, said);
  return (
    <div className="addition mt-10 noscript:hidden even-digits">
      <fieldset
        className="print:hidden"
        onChange={({ target }) => {
          const { name, value } = target as unknown as HTMLInputElement;
          setSaid((before) => ({ ...before, [name]: value }));
        }}
      >
        <legend className="sr-only">{title}</legend>
        <div className="addition-terms">
          {sum.fields.map(({ name, label, note, least, start }) => (
            <label key={name}>
              <input
                type="number"
                inputMode="numeric"
                name={name}
                min={least}
                max={999}
                defaultValue={start}
              />
              <span>{` ${label} `}</span>
              {note && (
                <span>
                  <bdi suppressHydrationWarning>{note}</bdi>
                </span>
              )}
            </label>
          ))}
        </div>
        {yearly && (
          <div className="mt-8 grid justify-center *:justify-center">
            <PeriodChoice name={sum.period} {...yearly} />
          </div>
        )}
      </fieldset>
      {/* Screen readers say all of it once when any of it changes. */}
      <output className="addition-sums">
        <Sum label={sum.label} text={sum.totalText} />
        {sum.once && <Sum label={labels.once} text={sum.print(sum.once)} />}
      </output>
      <ul className="addition-lines">
        {sum.lines.map(({ name, counts, each, amount }) => (
          <li key={name}>
            <span>{`${name} `}</span>
            <bdi suppressHydrationWarning>
              {`${[...counts, sum.print(each)].join(' × ')} = ${sum.print(amount)}`}
            </bdi>
          </li>
        ))}
        {sum.saved && sum.saved.amount !== 0 && (
          <li>
            <span>{`${labels.saved} `}</span>
            <bdi suppressHydrationWarning>
              {sum.print({ ...sum.saved, amount: -sum.saved.amount })}
            </bdi>
          </li>
        )}
      </ul>
    </div>
  );
}

function Sum({ label, text }: { label: string; text: string }) {
  return (
    <span>
      <bdi suppressHydrationWarning>{text}</bdi>
      <span>{` ${label} `}</span>
    </span>
  );
}
