import { group, sectionHead, text } from '../../content/fields/fields.ts';
import { formService } from '../../content/fields/form-service.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { findFieldMistakes, formFields } from './form-fields.ts';

export const form = defineSection({
  description: 'A form to write a message on, with the usual fields or with your own',
  alsoCalled: ['contactForm', 'messageForm'],
  requiredInputs: ['language'],
  continuesBelow: () => ({ name: 'side', placement: 'at its side' }),
  fields: (fieldContext) => ({
    ...sectionHead,
    requiredMark: text.describe('What marks a field that must be filled in'),
    requiredNote: text.describe('The sentence that explains the mark'),
    labels: group('The labels of the usual six fields; a form has these or fields of its own', {
      firstName: text.describe('The label of the first name'),
      lastName: text.describe('The label of the last name'),
      email: text.describe('The label of the e-mail address'),
      company: text.describe('The label of the company'),
      subject: text.describe('The label of the subject'),
      message: text.describe('The label of the message'),
    }).optional(),
    fields: formFields,
    ...formService(fieldContext),
  }),
  check: (content) => findFieldMistakes(content),
});
