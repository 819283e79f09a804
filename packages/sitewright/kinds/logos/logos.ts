import { z } from 'zod';
import { listOf, text } from '../../content/schemas/fields.ts';
import { markIn } from '../../content/schemas/picture.ts';
import { destinationIn } from '../../content/schemas/target.ts';
import { defineSection } from '../define-section.ts';

export const logos = defineSection({
  description: 'The marks of customers or partners, in one ink',
  alsoCalled: ['customers', 'clients', 'partners', 'brands'],
  fields: (knownNames) => ({
    title: text.describe('The section’s heading'),
    items: listOf(
      'The marks, in their order',
      z.strictObject({
        mark: markIn(knownNames, 'The mark; what it shows is the company’s name'),
        href: destinationIn(knownNames).optional().describe('Where it leads, if anywhere'),
      }),
    ),
  }),
});
