const day = 24 * 60 * 60 * 1000;
/** How many days before the contact expires the warnings start. */
const warningDays = 60;

/**
 * Says when the security contact expires, once that is soon.
 *
 * @param expires the day from which it no longer holds, as `2027-09-30`
 * @returns what to do and until when, or undefined with more than 60 days left
 */
export function describeExpiry(expires: string, now: Date): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / day);
  if (days >= warningDays) return undefined;
  const when = days < 0 ? `expired on ${expires}` : `expires on ${expires}, in ${days} days`;
  return `the security contact ${when}: check it and give a later day`;
}
