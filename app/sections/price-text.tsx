interface PriceTextProps {
  price: string;
}

/** A price as it is printed; one with a figure also carries it for machines. */
export function PriceText({ price }: PriceTextProps) {
  const figure = price.match(/\d+/)?.[0];
  return figure ? <data value={figure}>{price}</data> : price;
}
