const currencies: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/**
 * Reads a price as it is printed, such as `$1,299` or `€4.50`.
 *
 * @returns the amount as a decimal number without separators of thousands, such as `1299` or
 *   `4.50`, and the currency's ISO 4217 code; undefined for any other text, such as `Custom`
 */
export function parsePrice(text: string): { amount: string; currency: string } | undefined {
  const [, sign = '', amount = ''] = text.match(/^([$€£])(\d+(?:,\d{3})*(?:\.\d+)?)$/) ?? [];
  const currency = currencies[sign];
  return currency ? { amount: amount.replaceAll(',', ''), currency } : undefined;
}
