import { defineSection } from '../../definitions.ts';
import { findFieldMistakes, formFieldsIn } from './form-fields.ts';
import samples from './samples.json' with { type: 'json' };

export const form = defineSection({
  description: 'A form to write a message on, with the usual fields or with your own',
  aliases: ['contactForm', 'messageForm'],
  samples,
  requiredInputs: ['language'],
  continuesBelow: () => ({ name: 'side', placement: 'at its side' }),
  fields: (words) => ({
    ...words.sectionHead,
    requiredMark: words.text('What marks a field that must be filled in'),
    requiredNote: words.text('The sentence that explains the mark'),
    labels: words
      .group('The labels of the usual six fields; a form has these or fields of its own', {
        firstName: words.text('The label of the first name'),
        lastName: words.text('The label of the last name'),
        email: words.text('The label of the e-mail address'),
        company: words.text('The label of the company'),
        subject: words.text('The label of the subject'),
        message: words.text('The label of the message'),
      })
      .optional(),
    fields: formFieldsIn(words),
    ...words.formService(),
  }),
  validate: (content) => findFieldMistakes(content),
});
