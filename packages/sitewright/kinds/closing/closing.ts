import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const closing = defineSection({
  description: 'The end of a page: what to do next, with its buttons',
  aliases: ['cta', 'callToAction'],
  samples,
  fields: ({ text, richText, buttons }) => ({
    title: text('The last heading of the page'),
    lead: richText('What to do next, in a sentence'),
    actions: buttons(),
  }),
});
