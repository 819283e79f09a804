import { z } from 'zod';
import { stampedPageSchema } from '../../content/schemas/errors.ts';
import { group, richText, text, textOptionalInTranslation } from '../../content/schemas/fields.ts';
import { type ContentOf, defineSection } from '../define-section.ts';

/** Where the form is sent. A receiver on localhost, to try the form with, may use http:. */
const endpoint = z.string().refine(
  (address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username } = new URL(address);
    const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
    return !username && (protocol === 'https:' || (protocol === 'http:' && isLocal));
  },
  { error: 'a https: address, such as "https://forms.example/f/a1b2"' },
);

const fieldName = z.string().regex(/^[\w-]+$/, { error: 'a field’s name, such as "website"' });

export const form = defineSection({
  description: 'A form to write a message on',
  fields: (references) =>
    group('The form to write a message on', {
      title: text.describe('The section’s heading'),
      lead: richText.describe('A sentence under the heading'),
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
      emailHint: text
        .meta({ launchRole: 'example' })
        .describe('Shown by the browser when an e-mail address is not valid'),
      submit: text.describe('The button'),
      endpoint: endpoint
        .nullish()
        .meta({ launchRole: 'form-endpoint' })
        .describe(
          'The https: address of your form service; while it is empty the form sends nothing',
        ),
      extraFields: z
        .array(
          z.strictObject({
            name: fieldName.describe('The name your form service knows'),
            value: textOptionalInTranslation.describe(
              'What to send under that name; {origin} stands for the site’s address',
            ),
          }),
        )
        .default([])
        .describe('What else your form service wants to be sent; nothing is []'),
      trap: group('A field that only machines fill in', {
        name: fieldName.describe('The name by which your form service knows its honeypot'),
        label: text.describe('What the field tells a person who finds it'),
      }),
      sent: stampedPageSchema(references).describe(
        'The page after a message has arrived: the form’s page with /sent behind it',
      ),
      failed: stampedPageSchema(references).describe(
        'The page after a message could not be taken: the form’s page with /not-sent behind it',
      ),
    }),
});
export type Form = ContentOf<typeof form>;
