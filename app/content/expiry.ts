const day = 24 * 60 * 60 * 1000;
/** How many days before its end the build begins to warn. */
const notice = 60;

/**
 * When the security contact is about to expire, in words.
 *
 * @param expires the day from which it no longer holds, as `2027-09-30`
 * @returns what and when, or undefined while there is time
 */
export function expiry(expires: string, now: Date): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / day);
  if (days >= notice) return undefined;
  const when = days < 0 ? `expired on ${expires}` : `expires on ${expires}, in ${days} days`;
  return `the security contact ${when}: check it and give a later day`;
}
