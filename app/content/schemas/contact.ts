import { z } from 'zod';
import { messageFormSchema } from './message-form.ts';
import { actionIn, closing, hero, pageMeta, pointList, type References, text } from './shared.ts';

const channelKind = z.enum(['chat', 'phone', 'email', 'demo']);
export type ChannelKind = z.infer<typeof channelKind>;

const channelSchema = (references: References) =>
  z.strictObject({
    kind: channelKind,
    window: text,
    title: text,
    note: text,
    description: text,
    action: actionIn(references),
  });
export type Channel = z.output<ReturnType<typeof channelSchema>>;

const span = /^((?:[1-9]|1[0-2]):[0-5]\d [AP]M)-((?:[1-9]|1[0-2]):[0-5]\d [AP]M)$/;

/** `9:00 AM-6:00 PM`, read as its two times of day. */
export const timeSpan = z.string().transform((value, context) => {
  const [, opens, closes] = span.exec(value) ?? [];
  if (opens && closes) return { opens: timeOfDay(opens), closes: timeOfDay(closes) };
  context.addIssue({ code: 'custom', message: 'a span such as "9:00 AM-6:00 PM"' });
  return z.NEVER;
});

/** A time as it is read, `6:00 PM`, with the form that machines read, `18:00`. */
function timeOfDay(label: string) {
  const [hour = '', minute = ''] = label.split(/[: ]/);
  const past = label.endsWith('PM') ? 12 : 0;
  return { label, dateTime: `${String((Number(hour) % 12) + past).padStart(2, '0')}:${minute}` };
}

/** One line of the door sign; a day without hours is closed. */
const openingHours = z.strictObject({ days: text, hours: timeSpan.optional() });

const cityStamp = z.enum(['bridge', 'skyscraper', 'clock-tower']);
export type CityStamp = z.infer<typeof cityStamp>;

const office = z.strictObject({
  city: text,
  stamp: cityStamp,
  address: z.array(text).min(1),
  phone: z.string().regex(/^\+[0-9 ()-]+$/, { error: 'a phone number such as "+1 415 555 0100"' }),
  email: z.email({ error: 'an e-mail address such as "london@example.com"' }),
});
export type Office = z.infer<typeof office>;

/** `contact.yaml` */
export const contactSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: hero.extend({ figure: z.strictObject({ label: text }) }),
    channels: z.strictObject({
      title: text,
      lead: text,
      windowLabel: text,
      items: z.array(channelSchema(references)).min(1),
    }),
    form: messageFormSchema(references),
    hours: z.strictObject({
      title: text,
      zone: text,
      closed: text,
      lines: z.array(openingHours).min(1),
      note: text,
    }),
    reasons: pointList,
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
