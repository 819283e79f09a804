import { z } from 'zod';
import { linkIn, pageMeta, type References, text } from './shared.ts';

/** Where the form is sent. A receiver on one's own machine may do without encryption, to try it. */
const endpoint = z.string().refine(
  (address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username } = new URL(address);
    const own = hostname === 'localhost' || hostname === '127.0.0.1';
    return !username && (protocol === 'https:' || (protocol === 'http:' && own));
  },
  { error: 'a https: address, such as "https://forms.example/f/a1b2"' },
);

const fieldName = z.string().regex(/^[\w-]+$/, { error: 'a field’s name, such as "website"' });

/** A page that says what became of a message. */
const outcomeSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    stamp: text,
    title: text,
    lead: text,
    back: linkIn(references),
  });
export type MessageOutcome = z.output<ReturnType<typeof outcomeSchema>>;

/** The form of `contact.yaml`. */
export const messageFormSchema = (references: References) =>
  z.strictObject({
    title: text,
    lead: text,
    requiredMark: text,
    requiredNote: text,
    labels: z.strictObject({
      firstName: text,
      lastName: text,
      email: text,
      company: text,
      subject: text,
      message: text,
    }),
    emailHint: text,
    submit: text,
    endpoint: endpoint.nullish(),
    extraFields: z.array(z.strictObject({ name: fieldName, value: text })),
    trap: z.strictObject({ name: fieldName, label: text }),
    sent: outcomeSchema(references),
    failed: outcomeSchema(references),
  });
