import {
  besideMistakes,
  extendSection,
  group,
  type Joint,
  photographIn,
  text,
  textOptionalInTranslation,
  z,
} from 'sitewright';
import { hero as plain } from 'sitewright/kinds';
import { drawing } from '../../figures/drawn-figure.ts';
import { type PaperName, paperName } from '../../figures/papers.ts';
import { checkPrices, sale } from '../../figures/sale-fields.ts';
import { till } from '../../figures/till-fields.ts';

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
const words: Joint = { name: 'words', placement: 'on one ground' };

/** What goes on below a figure, and the papers that stand for it; without any, that of the page's platform does. */
const figures: Partial<Record<string, { joint?: Joint; papers?: readonly PaperName[] }>> = {
  'receipt-and-order': { papers: ['waybill', 'purchase-order', 'receipt'] },
  'endless-form': { papers: ['certificate'] },
  'file-box': { joint: { name: 'dossiers', placement: 'on one ground' }, papers: ['agreement'] },
};

/** The machine's opening with our figures. */
export const hero = extendSection(plain, {
  optionalInputs: ['language', 'entry', 'groupEntries', 'stories'],
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    figure: z
      .discriminatedUnion('drawing', [...drawings, photographIn(fieldContext)])
      .describe('The picture beside the heading')
      .optional(),
  }),
  continuesBelow: ({ figure }) => (figure ? figures[figure.drawing]?.joint : words),
  lowerEdge: 'edge-tear',
  sharedDrawings: ({ figure }) => figures[figure?.drawing ?? '']?.papers,
});
