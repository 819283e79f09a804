import { figureDirection } from '../components/stats.tsx';
import type { Price } from '../content/amount.ts';

/** A price as it is printed; one that is an amount also gives the amount to machines. */
export function PriceText({ text, amount }: Price) {
  if (amount === undefined) return text;
  return (
    <data
      value={amount}
      dir={figureDirection(text)}
      // A sign behind the figure stays with it.
      className={text.length > 6 ? 'wrap-normal' : undefined}
    >
      {text}
    </data>
  );
}
