import { text } from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { organization, tellOffice } from '../../page/seo/structured-data/vendor.ts';
import { openingLines, tellHours } from '../opening-hours.ts';

export const hours = defineSection({
  description: 'The opening hours',
  alsoCalled: ['openingHours', 'schedule'],
  continuesAbove: () => 'side',
  optionalInputs: ['offices'],
  fields: (fieldContext) => ({
    title: text.describe('The section’s heading'),
    zone: text.describe('The time zone, such as PST'),
    zoneName: text.describe('The time zone in full, such as Pacific Standard Time'),
    closed: text.describe('The word for a day without hours'),
    lines: openingLines(fieldContext),
    note: text.describe('The line under the days'),
  }),
  structuredData({ title, lines }, context, { offices }) {
    const hours = tellHours(lines, context.language.tag);
    const [only, ...others] = offices?.items ?? [];
    // With several offices, those that have hours of their own say them.
    if (only && others.length === 0) return tellOffice(context, only, hours);
    if (hours.length === 0) return organization(context);
    const contactPoint = { '@type': 'ContactPoint', name: title, hoursAvailable: hours } as const;
    return { ...organization(context), contactPoint: [contactPoint] };
  },
});
