import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const newsletter = defineSection({
  description: 'A form for an e-mail address, with the consent to use it',
  aliases: ['subscribe', 'signUp', 'mailingList'],
  samples,
  fields: ({ text, richText, group, sectionHead, formService }) => ({
    ...sectionHead,
    labels: group('The labels of the fields', {
      email: text('The label of the e-mail address'),
      consent: richText('What somebody agrees to, in a sentence'),
    }),
    ...formService(),
  }),
});
