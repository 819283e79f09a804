import { extendSection } from 'sitewright';
import { pageCards as plain } from 'sitewright/kinds';
import { paperWords } from '../../figures/paper-words.ts';
import { type PaperName, paperNames } from '../../figures/papers.ts';

/** The machine's platforms, each with its paper of the sale of the page's opening. */
export const pageCards = extendSection(plain, {
  optionalInputs: ['hero', 'language'],
  fields(words, base) {
    const said = paperWords(words);
    const papers = paperNames.map((one) => [one, said.optional().describe(`The ${one}`)] as const);
    return {
      ...base,
      sale: words
        .group('What the papers say of the sale; the order says what it says in the opening', {
          papers: words.group(
            'Each paper; one without words has the number alone',
            Object.fromEntries(papers) as Record<PaperName, (typeof papers)[number][1]>,
          ),
          sum: words.list('What it adds up to, below the last paper', words.text()),
        })
        .optional(),
    };
  },
});
