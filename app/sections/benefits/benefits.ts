import { z } from 'zod';
import { group, listOf, sectionHead, text } from '../../content/schemas/fields.ts';
import { defineSection } from '../define-section.ts';

export const benefits = defineSection({
  description: 'What comes with a job, as lines of a form that are ticked',
  counts: ['items'],
  fields: () => ({
    ...sectionHead,
    items: listOf('The benefits, one line each', text),
    form: group('The form on which the benefits are ticked', {
      fields: listOf(
        'What is filled in at the head of the form',
        z.strictObject({
          label: text.describe('The words before a field of the form'),
          value: text.describe('What is written in that field'),
        }),
      ),
      signature: group('The line to sign on', {
        label: text.describe('The words under the line to sign on'),
      }),
      stamp: group('The stamp', {
        label: text.describe('The words beside the stamp'),
        text: text.describe('What is stamped on the form'),
      }),
    }),
  }),
});
