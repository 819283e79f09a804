import { extendSection, type FieldWords, type Joint, z } from 'sitewright';
import { hero as plain } from 'sitewright/kinds';
import { drawing } from '../../figures/drawn-figure.ts';
import { paperWords } from '../../figures/paper-words.ts';
import { type PaperName, paperNames } from '../../figures/papers.ts';
import { checkKeys, keyed, stockedGood, till } from '../../figures/till-fields.ts';

/** A till, its receipt, and the order that the receipt's last line makes. */
const receiptAndOrder = (words: FieldWords) => {
  const { text, textOptionalInTranslation, list } = words;
  return checkKeys(
    drawing(
      words,
      'receipt-and-order',
      'A till, its receipt, and the order that its last line makes',
      {
        ...keyed(words),
        share: text('The link that holds a sale which was rung up, for somebody else'),
        copied: text('What is said when that link has been copied'),
        houseShare: z.int().min(0).max(100).describe('What goes to the house, in percent'),
        order: paperWords(words).describe('The order'),
        lines: list(
          'What is sold, each with a key; the sums are computed from it',
          stockedGood(words, {
            to: text('From whom'),
            cost: textOptionalInTranslation('What the order comes to'),
            packed: text('How it is packed, such as nets of 4'),
            packs: text('How many of those'),
            packing: text('Why so many'),
            weight: textOptionalInTranslation('What it weighs on its way'),
          }),
        ),
      },
    ),
  );
};
export type CounterTill = Omit<z.infer<ReturnType<typeof receiptAndOrder>>, 'drawing' | 'label'>;

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
  fields: (words, base) => ({
    ...base,
    figure: z
      .discriminatedUnion('drawing', [
        receiptAndOrder(words),
        drawing(words, 'paper', 'One paper', {
          paper: words
            .oneOf('Which one; without it, that of the page’s platform', paperNames)
            .optional(),
        }),
        till(words),
        drawing(words, 'file-box', 'A box with a dossier for each story', {}),
        drawing(words, 'endless-form', 'A till roll that folds into four papers', {}),
        words.photograph(),
      ])
      .describe('The picture beside the heading')
      .optional(),
  }),
  continuesBelow: ({ figure }) => (figure ? figures[figure.drawing]?.joint : words),
  sharedDrawings: ({ figure }) => figures[figure?.drawing ?? '']?.papers,
});
