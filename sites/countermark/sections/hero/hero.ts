import {
  besideMistakes,
  currencyCode,
  describeAmount,
  extendSection,
  fieldAt,
  group,
  type Joint,
  listOf,
  photographIn,
  text,
  textOptionalInTranslation,
  z,
} from 'sitewright';
import { hero as plain } from 'sitewright/kinds';
import { type PaperName, paperName } from '../../figures/papers.ts';

/** A figure that is drawn, with what it says besides its label. */
const drawing = <Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  description: string,
  fields: Fields,
) =>
  z.strictObject({
    drawing: z.literal(name).describe(description),
    label: text.describe('What the picture shows, for those who do not see it'),
    ...fields,
  });

/** A sale, whose sums are computed from its lines. */
const sale = {
  shop: textOptionalInTranslation.describe('The shop’s name on the receipt'),
  currency: currencyCode.describe('The code of the currency of its amounts, such as USD'),
  totalLabel: text.describe('The word before the total'),
  lines: listOf(
    'What is sold; the sums are computed from it',
    z.strictObject({
      item: text.describe('What is sold'),
      quantity: z.int().min(1).describe('How many'),
      price: z.number().nonnegative().describe('The price of one, such as 4.50'),
    }),
  ),
};

interface PricedLines {
  currency: string;
  lines: unknown;
}

/** Refuses prices with more digits than their currency has. */
function checkPrices({ currency, lines }: PricedLines, context: z.RefinementCtx) {
  if (!currencyCode.safeParse(currency).success || !Array.isArray(lines)) return;
  for (const [index, line] of lines.entries()) {
    const price: unknown = fieldAt(line, ['price']);
    const message = typeof price === 'number' && describeAmount(price, currency);
    if (message) {
      context.addIssue({ code: 'custom', path: ['lines', index, 'price'], message });
    }
  }
}

/** What the till shows. */
const till = drawing('till', 'A till at the end of a sale, with its receipt', {
  ...sale,
  itemsLabel: text.describe('The word above the goods'),
  itemLabel: text.describe('The heading of the goods on the receipt'),
  amountLabel: text.describe('The heading of the amounts'),
  paidLabel: text.describe('The words before the means of payment'),
  paidBy: text.describe('The means of payment: one of the keys'),
  keys: z.array(text).length(4).describe('The four keys of the till'),
  thanks: text.describe('The last line of the receipt'),
})
  .refine(
    ({ keys, paidBy }) => !Array.isArray(keys) || paidBy === undefined || keys.includes(paidBy),
    { path: ['paidBy'], error: 'one of the keys', ...besideMistakes },
  )
  .superRefine(checkPrices, besideMistakes);
export type Till = z.infer<typeof till>;

/** The till's receipt, and the order that its last line makes. */
const receiptAndOrder = drawing(
  'receipt-and-order',
  'A receipt, and the order that its last line makes',
  {
    ...sale,
    number: textOptionalInTranslation.describe('The number of the sale, on both papers'),
    order: group('The order', {
      head: text.describe('To whom it goes, at its top'),
      line: text.describe('What is ordered'),
      amount: textOptionalInTranslation.describe('What it comes to, at the end of that line'),
      because: text.describe('Why it is ordered, and how much'),
    }),
  },
).superRefine(checkPrices, besideMistakes);
export type ReceiptAndOrder = z.infer<typeof receiptAndOrder>;

const drawings = [
  receiptAndOrder,
  drawing('paper', 'One paper', {
    paper: paperName.optional().describe('Which one; without it, that of the page’s platform'),
  }),
  till,
  drawing('file-box', 'A box with a dossier for each story', {}),
  drawing('endless-form', 'A till roll that folds into four papers', {}),
] as const;

/** Words without a picture, on which the section below follows at once. */
const words: Joint = { name: 'words', stands: 'on one ground' };

/** What goes on below a figure, and the papers that stand for it; without any, that of the page's platform does. */
const figures: Partial<Record<string, { leaves?: Joint; papers?: readonly PaperName[] }>> = {
  'receipt-and-order': { papers: ['waybill', 'purchase-order', 'receipt'] },
  'endless-form': { papers: ['certificate'] },
  'file-box': { leaves: { name: 'dossiers', stands: 'on one ground' }, papers: ['agreement'] },
};

/** The machine's opening with our figures. */
export const hero = extendSection(plain, {
  optionalInputs: ['language', 'platform', 'platformLinks', 'stories'],
  fields: (knownNames) => ({
    ...plain.fields(knownNames),
    figure: z
      .discriminatedUnion('drawing', [...drawings, photographIn(knownNames)])
      .describe('The picture beside the heading')
      .optional(),
  }),
  leaves: ({ figure }) => (figure ? figures[figure.drawing]?.leaves : words),
  lowerEdge: 'edge-tear',
  sharedDrawings: ({ figure }) => figures[figure?.drawing ?? '']?.papers,
});
