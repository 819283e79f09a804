import { defineSection } from '../../definitions.ts';

export const closing = defineSection({
  description: 'The end of a page: what to do next, with its buttons',
  aliases: ['cta', 'callToAction'],
  fields: ({ text, richText, buttons }) => ({
    title: text('The last heading of the page'),
    lead: richText('What to do next, in a sentence'),
    actions: buttons(),
  }),
});
