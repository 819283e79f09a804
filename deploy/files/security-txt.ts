import type { Site } from '../../app/content/schemas/site.ts';

const day = 24 * 60 * 60 * 1000;
/** How many days before its end the build begins to warn. */
const notice = 60;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness, and until when. */
export function securityTxt({ origin, security }: Pick<Site, 'origin' | 'security'>): string {
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

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

/**
 * What to tell whoever builds the site when the security contact is about to expire.
 *
 * @param expires the day from which it no longer holds, as `2027-09-30`
 * @param now the time of the build
 * @returns one line, or undefined while there is time
 */
export function securityWarning(expires: string, now: Date): string | undefined {
  const words = expiry(expires, now);
  return words && `content/site.yaml security.expires: ${words}`;
}
