import { defineSection, fileOfSection, type ListedPage, pageData } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

declare module '../../content/pages/section-kind.ts' {
  interface Facts {
    /** The pages of the language that search engines may list. */
    listedPages: readonly ListedPage[];
  }
}

export const search = defineSection({
  description: 'A search in all pages, texts and posts, above a list of them',
  aliases: ['find', 'sitemap', 'siteSearch'],
  samples,
  requiredInputs: ['pageAddress', 'listedPages'],
  fields: ({ text, sectionHead }) => ({
    ...sectionHead,
    label: text('The words at the field, such as What are you looking for?'),
    submit: text('The button beside it, such as Search'),
    found: text(
      'Said of what is found, such as Pages: {count}; {count} is how many there are',
      'count',
    ),
    none: text('Said where nothing is found, and what to do then'),
    all: text(
      'The heading of the list of all pages, which stands there until something is looked for',
    ),
  }),
  structuredData: ({ title }, context) =>
    pageData(context, { hero: { title: context.heading ?? title } }),
  wordsOfPages: (place) => wordsFile(place.pageAddress, place.id),
});

/** Where the file with the words of all pages is. */
export const wordsFile = (pageAddress: string, id: string): string =>
  fileOfSection(pageAddress, id, 'words.json');
