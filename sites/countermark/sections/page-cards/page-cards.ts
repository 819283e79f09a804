import { extendSection, group, listOf, text, type z } from 'sitewright';
import { pageCards as plain } from 'sitewright/kinds';
import { paperWords } from '../../figures/paper-words.ts';
import { type PaperName, paperName } from '../../figures/papers.ts';

const papers = Object.fromEntries(
  paperName.options.map((kind) => [kind, paperWords.optional().describe(`The ${kind}`)]),
) as Record<PaperName, z.ZodOptional<typeof paperWords>>;

/** The machine's platforms, each with its paper of the sale of the page's opening. */
export const pageCards = extendSection(plain, {
  optionalInputs: ['hero', 'language'],
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    sale: group('What the papers say of the sale; the order says what it says in the opening', {
      papers: group('Each paper; one without words has the number alone', papers),
      sum: listOf('What it adds up to, below the last paper', text),
    }).optional(),
  }),
});
