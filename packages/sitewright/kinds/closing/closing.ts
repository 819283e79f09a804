import { richText, text } from '../../content/fields/fields.ts';
import { actionsIn } from '../../content/fields/links.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const closing = defineSection({
  description: 'The end of a page: what to do next, with its buttons',
  alsoCalled: ['cta', 'callToAction'],
  fields: (fieldContext) => ({
    title: text.describe('The last heading of the page'),
    lead: richText.describe('What to do next, in a sentence'),
    actions: actionsIn(fieldContext),
  }),
});
