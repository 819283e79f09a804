import { z } from 'zod';
import { actionIn, closing, hero, pageMeta, pointList, type References, text } from './shared.ts';

const channelSchema = (references: References) =>
  z.strictObject({ title: text, description: text, note: text, action: actionIn(references) });
export type Channel = z.output<ReturnType<typeof channelSchema>>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as "09:00"' });

/** One line of the door sign; a day without hours is closed. */
const openingHours = z.strictObject({
  days: text,
  hours: z.strictObject({ opens: clock, closes: clock, text: text }).optional(),
});

const office = z.strictObject({
  city: text,
  address: z.array(text).min(1),
  phone: z.string().regex(/^\+[0-9 ()-]+$/, { error: 'a phone number such as "+1 415 555 0100"' }),
  email: z.email({ error: 'an e-mail address such as "london@example.com"' }),
});
export type Office = z.infer<typeof office>;

/** `contact.yaml` */
export const contactSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: hero,
    channels: z.strictObject({
      title: text,
      items: z.array(channelSchema(references)).min(1),
    }),
    form: z.strictObject({
      title: text,
      lead: text,
      requiredNote: text,
      labels: z.strictObject({
        firstName: text,
        lastName: text,
        email: text,
        company: text,
        subject: text,
        message: text,
      }),
      submit: text,
    }),
    reasons: pointList,
    hours: z.strictObject({
      title: text,
      zone: text,
      closed: text,
      lines: z.array(openingHours).min(1),
      note: text,
    }),
    offices: z.strictObject({
      title: text,
      lead: text,
      phoneLabel: text,
      emailLabel: text,
      items: z.array(office).min(1),
    }),
    closing: closing(references),
  });
export type Contact = z.output<ReturnType<typeof contactSchema>>;
