import { printPrice, readsAmountsFromRight } from '../../print/print-price.ts';
import { figureDirection } from './stats.tsx';

type Priced = Parameters<typeof printPrice>[0];

export interface PriceTextProps extends Priced {
  language: string;
}

/** A price; one that is an amount also gives the amount to machines. */
export function PriceText({ price, priceText, language }: PriceTextProps) {
  const text = printPrice({ price, priceText }, language);
  if (!price) return text;
  return (
    <data
      value={price.amount}
      dir={readsAmountsFromRight(language) ? 'rtl' : figureDirection(text)}
      // A sign behind the figure stays with it.
      className={text.length > 6 ? 'wrap-normal' : undefined}
    >
      {text}
    </data>
  );
}
