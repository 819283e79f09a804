import { z } from 'zod';
import { fieldAt } from '../../content/field-at.ts';
import { type DocumentKind, documentKind } from '../../content/schemas/drawings.ts';
import {
  besideMistakes,
  listOf,
  text,
  textOptionalInTranslation,
} from '../../content/schemas/fields.ts';
import { actionsIn } from '../../content/schemas/links.ts';
import { stat, hero as words } from '../../content/schemas/parts.ts';
import { photographIn } from '../../content/schemas/picture.ts';
import { currencyCode, describeAmount } from '../../content/schemas/price.ts';
import { defineSection, type Joint } from '../define-section.ts';

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

/** What the till shows: the sums are computed from the lines. */
const till = drawing('till', 'A till at the end of a sale, with its receipt', {
  shop: textOptionalInTranslation.describe('The shop’s name on the receipt'),
  currency: currencyCode.describe('The code of the currency of its amounts, such as USD'),
  itemsLabel: text.describe('The word above the goods'),
  itemLabel: text.describe('The heading of the goods on the receipt'),
  amountLabel: text.describe('The heading of the amounts'),
  totalLabel: text.describe('The word before the total'),
  paidLabel: text.describe('The words before the means of payment'),
  paidBy: text.describe('The means of payment: one of the keys'),
  keys: z.array(text).length(4).describe('The four keys of the till'),
  thanks: text.describe('The last line of the receipt'),
  lines: listOf(
    'What is sold; the sums are computed from it',
    z.strictObject({
      item: text.describe('What is sold'),
      quantity: z.int().min(1).describe('How many'),
      price: z.number().nonnegative().describe('The price of one, such as 4.50'),
    }),
  ),
})
  .refine(
    ({ keys, paidBy }) => !Array.isArray(keys) || paidBy === undefined || keys.includes(paidBy),
    { path: ['paidBy'], error: 'one of the keys', ...besideMistakes },
  )
  .superRefine(({ currency, lines }, context) => {
    if (!currencyCode.safeParse(currency).success || !Array.isArray(lines)) return;
    for (const [index, line] of lines.entries()) {
      const price: unknown = fieldAt(line, ['price']);
      const message = typeof price === 'number' && describeAmount(price, currency);
      if (message) {
        context.addIssue({ code: 'custom', path: ['lines', index, 'price'], message });
      }
    }
  }, besideMistakes);
export type Till = z.infer<typeof till>;

const drawings = [
  drawing('papers', 'The papers of all platforms on one thread', {
    seal: text.describe('A few words on the stamp in the middle'),
  }),
  drawing('paper', 'One paper', {
    paper: documentKind.optional().describe('Which one; without it, that of the page’s platform'),
  }),
  till,
  drawing('dispenser', 'A dispenser with a ticket for each way to reach the vendor', {}),
  drawing('file-box', 'A box with a dossier for each story', {}),
  drawing('endless-form', 'A till roll that folds into four papers', {}),
] as const;

/** What goes on below a figure, and the papers that stand for it; without any, that of the page's platform does. */
const figures: Partial<Record<string, { leaves?: Joint; papers?: readonly DocumentKind[] }>> = {
  papers: { leaves: 'thread', papers: ['waybill', 'purchase-order', 'receipt'] },
  'endless-form': { papers: ['certificate'] },
  dispenser: { papers: ['waybill'] },
  'file-box': { leaves: 'dossiers', papers: ['agreement'] },
};

export const hero = defineSection({
  description: 'The opening of a page: its first heading, what it promises and a picture',
  alsoCalled: ['header', 'banner', 'intro', 'opening'],
  optionalInputs: ['channels', 'language', 'platform', 'platformLinks', 'stories'],
  fields: (knownNames) => ({
    ...words.shape,
    badge: text.optional().describe('The line above the heading'),
    actions: actionsIn(knownNames).optional(),
    stats: listOf('The figures under the opening', stat).optional(),
    figure: z
      .discriminatedUnion('drawing', [...drawings, photographIn(knownNames)])
      .describe('The picture beside the heading')
      .optional(),
    look: z
      .enum(['words-first', 'figure-first'])
      .default('words-first')
      .describe('What is on the left in wide windows, or on the right where one reads from there'),
  }),
  leaves: ({ figure }) => (figure ? figures[figure.drawing]?.leaves : 'words'),
  isTorn: true,
  sharedPapers: ({ figure }) => figures[figure?.drawing ?? '']?.papers,
});
