import { parsePrice } from '../content/parse-price.ts';

interface PriceTextProps {
  price: string;
}

/**
 * A price as it is printed; one that is an amount also gives the amount to machines, and reads from left
 * to right in any text.
 */
export function PriceText({ price }: PriceTextProps) {
  const amount = parsePrice(price)?.amount;
  return amount ? (
    <data value={amount} dir="ltr">
      {price}
    </data>
  ) : (
    price
  );
}
