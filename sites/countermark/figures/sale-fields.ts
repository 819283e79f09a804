import {
  currencyCode,
  describeAmount,
  fieldAt,
  listOf,
  text,
  textOptionalInTranslation,
  z,
} from 'sitewright';

/** One of the goods that are sold. */
export const soldGood = z.strictObject({
  item: text.describe('What is sold'),
  quantity: z.int().min(1).describe('How many'),
  price: z.number().nonnegative().describe('The price of one, such as 4.50'),
});

/** A sale, whose sums are computed from its lines. */
export const sale = {
  shop: textOptionalInTranslation.describe('The shop’s name on the receipt'),
  currency: currencyCode.describe('The code of the currency of its amounts, such as USD'),
  totalLabel: text.describe('The word before the total'),
  lines: listOf('What is sold; the sums are computed from it', soldGood),
};

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
