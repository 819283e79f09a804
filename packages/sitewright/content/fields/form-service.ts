import { z } from 'zod';
import { toCspSource } from '../../lib/csp-source.ts';
import { describePrivate, isPublicAddress } from '../../lib/public-address.ts';
import { stampedPageSchema } from './errors.ts';
import type { FieldContext } from './field-context.ts';
import { group, text, textWith, webOrigins } from './fields.ts';

/** Where the form is sent. A receiver on localhost, to try the form with, may use http:. */
const endpoint = z.string().refine(
  (address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username } = new URL(address);
    const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
    const isSafe = isPublicAddress(address) ? protocol === 'https:' : isLocal && !username;
    return isSafe && toCspSource(address) !== undefined;
  },
  {
    error: ({ input }) =>
      `a https: address, such as "https://forms.example/f/a1b2"${describePrivate(String(input)) || ', with letters, digits and hyphens in its host'}`,
  },
);

/** The end of an address that follows from a form’s page. */
const messagePath = /\/(?:not-)?sent$/;

export const fieldName = z
  .string()
  .regex(/^[\w-]+$/, { error: 'a field’s name, such as "website"' });

/** How a form is sent, by whatever kind of section: its service, its button and the pages after it. */
export const formService = (fieldContext: FieldContext) => ({
  emailHint: text
    .meta({ launchRole: 'example' })
    .describe('Shown by the browser when an e-mail address is not valid'),
  submit: text.describe('The button'),
  endpoint: endpoint
    .nullish()
    .meta({ launchRole: 'form-endpoint' })
    .describe('The https: address of your form service; while it is empty the form sends nothing'),
  leadsTo: webOrigins.describe(
    'The other hosts through which the service leads a visitor back to the site, such as https://thanks.example.com: browsers stop at any that is not named here, although the message was sent',
  ),
  extraFields: z
    .array(
      z.strictObject({
        name: fieldName.describe('The name your form service knows'),
        value: textWith('sent', 'failed')
          .refine(
            (value) => !value.startsWith(`${fieldContext.origin}/`) || !messagePath.test(value),
            {
              error: '{sent} or {failed}, which stand for the pages after this form wherever it is',
            },
          )
          .meta({ translation: 'optional' })
          .describe(
            'What to send under that name; {origin} stands for the site’s address, {sent} and {failed} for those of the form’s own two pages below',
          ),
      }),
    )
    .default([])
    .describe('What else your form service wants to be sent, if it wants anything'),
  trap: group('A field that only machines fill in', {
    name: fieldName.describe('The name by which your form service knows its honeypot'),
    label: text.describe('What the field tells a person who finds it'),
  }),
  sent: stampedPageSchema(fieldContext).describe(
    'The page after a message has arrived: the form’s page with /sent behind it',
  ),
  failed: stampedPageSchema(fieldContext).describe(
    'The page after a message could not be taken: the form’s page with /not-sent behind it',
  ),
});
export type FormService = z.output<z.ZodObject<ReturnType<typeof formService>>>;
