import { figureDirection } from '../components/figure-direction.ts';
import { parsePrice } from '../content/parse-price.ts';

interface PriceTextProps {
  price: string;
  /** What its sign stands for where several currencies share it, as an ISO 4217 code. */
  currency: string | undefined;
}

/**
 * A price as it is printed; one that is an amount also gives the amount to machines.
 */
export function PriceText({ price, currency }: PriceTextProps) {
  const amount = parsePrice(price, currency)?.amount;
  return amount ? (
    <data value={amount} dir={figureDirection(price)}>
      {price}
    </data>
  ) : (
    price
  );
}
