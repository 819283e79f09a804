const day = 24 * 60 * 60 * 1000;
/** How many days before the contact expires the warnings start. */
const warningDays = 60;

/**
 * Says when the security contact expires, once that is soon.
 *
 * @param expires the day from which it no longer holds, as `2027-09-30`
 * @param today the day that it is, in the same form
 * @returns what to do and until when, or undefined with more than 60 days left
 */
export function describeExpiry(expires: string, today: string): string | undefined {
  const days = (Date.parse(expires) - Date.parse(today)) / day;
  if (days >= warningDays) return undefined;
  const left = days === 1 ? '1 day' : `${days} days`;
  const when = days <= 0 ? `expired on ${expires}` : `expires on ${expires}, in ${left}`;
  return `the security contact ${when}: check it and give a later day`;
}
