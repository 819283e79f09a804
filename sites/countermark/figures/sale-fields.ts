import { currencyCode, describeAmount, type FieldWords, fieldAt, z } from 'sitewright';

/** One of the goods that are sold. */
export const soldGood = ({ text }: FieldWords) =>
  z.strictObject({
    item: text('What is sold'),
    quantity: z.int().min(1).describe('How many'),
    price: z.number().nonnegative().describe('The price of one, such as 4.50'),
  });

interface PricedLines {
  currency: string;
  lines: unknown;
}

/** Refuses prices with more digits than their currency has. */
export function checkPrices({ currency, lines }: PricedLines, context: z.RefinementCtx) {
  if (!currencyCode.safeParse(currency).success || !Array.isArray(lines)) return;
  for (const [index, line] of lines.entries()) {
    const price: unknown = fieldAt(line, ['price']);
    const message = typeof price === 'number' && describeAmount(price, currency);
    if (message) {
      context.addIssue({ code: 'custom', path: ['lines', index, 'price'], message });
    }
  }
}
