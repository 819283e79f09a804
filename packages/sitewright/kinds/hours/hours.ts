import {
  defineSection,
  lastDayOfLine,
  organization,
  tellHours,
  tellOffice,
} from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const hours = defineSection({
  description: 'The opening hours',
  aliases: ['openingHours', 'schedule'],
  samples,
  continuesAbove: () => 'side',
  optionalInputs: ['offices'],
  fields: ({ text, openingLines }) => ({
    title: text('The section’s heading'),
    zone: text('The time zone, such as PST'),
    zoneName: text('The time zone in full, such as Pacific Standard Time'),
    closed: text('The word for a day without hours'),
    lines: openingLines(),
    note: text('The line under the days'),
  }),
  ending: ({ lines }) => lines,
  lastDayOf: lastDayOfLine,
  structuredData({ title, lines }, context, { offices }) {
    // On the pages of records, such as those of doctors, these are the hours of each of them.
    if (context.isOfRecord) return [];
    const hours = tellHours(lines, context.language.tag);
    const [only, ...others] = offices?.items ?? [];
    // With several offices, those that have hours of their own say them.
    if (only && others.length === 0) return tellOffice(context, only, hours);
    if (hours.length === 0) return organization(context);
    const contactPoint = { '@type': 'ContactPoint', name: title, hoursAvailable: hours };
    return { ...organization(context), contactPoint: [contactPoint] };
  },
});
