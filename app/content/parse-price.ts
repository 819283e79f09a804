const currencies = { $: 'USD', '€': 'EUR', '£': 'GBP' } as const;

export interface Price {
  /** A decimal number without separators of thousands, such as `1299` or `4.50`. */
  amount: string;
  /** As in ISO 4217. */
  currency: (typeof currencies)[keyof typeof currencies];
}

/**
 * Reads a price as it is printed, such as `$1,299` or `€4.50`.
 *
 * @returns undefined for what is not an amount with its currency's sign alone, such as `Custom`
 */
export function parsePrice(text: string): Price | undefined {
  const [, sign, amount] = text.match(/^([$€£])(\d+(?:,\d{3})*(?:\.\d+)?)$/) ?? [];
  if (!sign || !amount) return undefined;
  return {
    amount: amount.replaceAll(',', ''),
    currency: currencies[sign as keyof typeof currencies],
  };
}
