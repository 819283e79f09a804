import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const directory = defineSection({
  description: 'Many entries by place, such as shops or partners, of which visitors choose a place',
  aliases: ['stores', 'dealers', 'resellers', 'shops'],
  samples,
  requiredInputs: ['language'],
  fields: ({ text, richText, list, sectionHead, destination }) => ({
    ...sectionHead,
    choose: text('The words before the choice of a place, such as City'),
    all: text('The choice of all places, such as All cities'),
    shown: text(
      'Said once a place is chosen, such as Shops: {count}; {count} is how many are shown',
      'count',
    ),
    items: list('The entries, in any order', {
      name: text('What it is called'),
      place: text('The city, region or country by which visitors choose'),
      address: text('Street and number').optional(),
      description: richText('What else is to be said, in a sentence').optional(),
      href: destination(
        'Where its name leads: a page of this site, or a https: address',
      ).optional(),
    }),
  }),
});
