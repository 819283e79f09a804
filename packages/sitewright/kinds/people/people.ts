import { defineSection, findOffice, officeReference, vendor } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const people = defineSection({
  description: 'The people of the company, with portraits',
  aliases: ['team', 'staff', 'leadership'],
  samples,
  counts: ({ people }) => people,
  fields: ({ text, richText, textOptionalInTranslation, list, sectionHead, picture }) => ({
    ...sectionHead,
    people: list(
      'The people, in their order',
      {
        name: textOptionalInTranslation('The person’s name'),
        role: text('What the person does'),
        image: picture('The portrait', 'portrait'),
        bio: richText('A sentence or two about the person'),
        office: text(
          'The name of the office where the person works, or its city, as offices have it',
        ).optional(),
      },
      'person',
    ),
  }),
  optionalInputs: ['offices'],
  validate({ people: all }, { offices }) {
    const known = offices?.items.map(({ name, city }) => name ?? city) ?? [];
    return all.flatMap(({ office }, index) => {
      if (!office || findOffice(office, offices)) return [];
      const names = known.join(', ') || 'there is none: a section "offices" has them';
      const message = `expected the name of an office (${names}), found the text "${office}"`;
      return [{ path: ['people', index, 'office'], message }];
    });
  },
  structuredData: ({ people: all }, context, { offices }) =>
    all.map(({ name, role, image, office }) => {
      const place = findOffice(office, offices);
      return {
        '@type': 'Person',
        name,
        jobTitle: role,
        image: context.site.origin + image.src,
        worksFor: place ? officeReference(context, place) : vendor(context),
      };
    }),
});
