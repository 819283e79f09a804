import { expiry } from '../../app/content/expiry.ts';
import type { Site } from '../../app/content/schemas/site.ts';

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
