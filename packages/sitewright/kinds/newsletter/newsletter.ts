import { group, richText, sectionHead, text } from '../../content/fields/fields.ts';
import { formService } from '../../content/fields/form-service.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const newsletter = defineSection({
  description: 'A form for an e-mail address, with the consent to use it',
  alsoCalled: ['subscribe', 'signUp', 'mailingList'],
  fields: (fieldContext) => ({
    ...sectionHead,
    labels: group('The labels of the fields', {
      email: text.describe('The label of the e-mail address'),
      consent: richText.describe('What somebody agrees to, in a sentence'),
    }),
    ...formService(fieldContext),
  }),
});
