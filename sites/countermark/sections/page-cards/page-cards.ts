import { extendSection, group, listOf, text, textOptionalInTranslation, z } from 'sitewright';
import { pageCards as plain } from 'sitewright/kinds';
import { type PaperName, paperName } from '../../figures/papers.ts';

/** What a paper says of the sale. */
const saleWords = z.strictObject({
  head: text.describe('Whose paper it is, at its top'),
  line: text.describe('The sale in the terms of this paper'),
  amount: textOptionalInTranslation.describe('How many or how much, at the end of that line'),
  because: text.describe('Why it is so, in a few words'),
});
export type SaleWords = z.infer<typeof saleWords>;

const words = Object.fromEntries(
  paperName.options.map((kind) => [kind, saleWords.optional().describe(`The ${kind}`)]),
) as Record<PaperName, z.ZodOptional<typeof saleWords>>;

/** The machine's platforms, each with its paper of one sale. */
export const pageCards = extendSection(plain, {
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    sale: group('The sale that all papers are about; without it they are forms with no words', {
      number: textOptionalInTranslation.describe('Its number, on every paper'),
      papers: group('What each paper says of it; one without words has the number alone', words),
      sum: listOf('What it adds up to, beside the pile of all papers', text),
    }).optional(),
  }),
});
