import { group, sectionHead, text } from '../../content/schemas/fields.ts';
import { formService } from '../../content/schemas/form-service.ts';
import { defineSection } from '../define-section.ts';

export const form = defineSection({
  description: 'A form to write a message on',
  alsoCalled: ['contactForm', 'messageForm'],
  leaves: () => ({ name: 'side', stands: 'at its side' }),
  fields: (knownNames) => ({
    ...sectionHead,
    requiredMark: text.describe('What marks a field that must be filled in'),
    requiredNote: text.describe('The sentence that explains the mark'),
    labels: group('The labels of the fields', {
      firstName: text.describe('The label of the first name'),
      lastName: text.describe('The label of the last name'),
      email: text.describe('The label of the e-mail address'),
      company: text.describe('The label of the company'),
      subject: text.describe('The label of the subject'),
      message: text.describe('The label of the message'),
    }),
    ...formService(knownNames),
  }),
});
