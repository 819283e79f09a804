import { extendSection, group, listOf, text, textWith, z } from 'sitewright';
import { pageCards as plain } from 'sitewright/kinds';
import { type PaperName, paperName } from '../../figures/papers.ts';
import { orderWords, saleWords } from '../../figures/sale-on-papers.ts';

const words = textWith(...saleWords, ...orderWords);
const bare = textWith(...saleWords);

/** What a paper says of the sale. */
const paperWords = z.strictObject({
  head: words.describe('Whose paper it is, at its top'),
  line: words.describe('The sale in the terms of this paper'),
  amount: words
    .meta({ translation: 'optional' })
    .describe('How many or how much, at the end of that line'),
  because: words.describe('Why it is so, in a few words'),
  otherwise: group('What it says instead when nothing runs low by the sale', {
    head: bare.optional().describe('At its top'),
    line: bare.optional().describe('The sale in the terms of this paper'),
    amount: bare.meta({ translation: 'optional' }).optional().describe('At the end of that line'),
    because: bare.optional().describe('Why it is so'),
  }).optional(),
});
export type PaperWords = z.infer<typeof paperWords>;

const papers = Object.fromEntries(
  paperName.options.map((kind) => [kind, paperWords.optional().describe(`The ${kind}`)]),
) as Record<PaperName, z.ZodOptional<typeof paperWords>>;

/** The machine's platforms, each with its paper of the sale of the page's opening. */
export const pageCards = extendSection(plain, {
  optionalInputs: ['hero', 'language'],
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    sale: group('What the papers say of the sale; without it they are forms with no words', {
      papers: group('Each paper; one without words has the number alone', papers),
      sum: listOf('What it adds up to, below the last paper', text),
    }).optional(),
  }),
});
