import {
  listOfGroups,
  richText,
  sectionHead,
  text,
  textWith,
} from '../../content/fields/fields.ts';
import { destinationIn } from '../../content/fields/target.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const directory = defineSection({
  description: 'Many entries by place, such as shops or partners, of which visitors choose a place',
  alsoCalled: ['stores', 'dealers', 'resellers', 'shops'],
  requiredInputs: ['language'],
  fields: (fieldContext) => ({
    ...sectionHead,
    choose: text.describe('The words before the choice of a place, such as City'),
    all: text.describe('The choice of all places, such as All cities'),
    shown: textWith('count').describe(
      'Said once a place is chosen, such as Shops: {count}; {count} is how many are shown',
    ),
    items: listOfGroups('The entries, in any order', {
      name: text.describe('What it is called'),
      place: text.describe('The city, region or country by which visitors choose'),
      address: text.optional().describe('Street and number'),
      description: richText.optional().describe('What else is to be said, in a sentence'),
      href: destinationIn(fieldContext)
        .optional()
        .describe('Where its name leads: a page of this site, or a https: address'),
    }),
  }),
});
