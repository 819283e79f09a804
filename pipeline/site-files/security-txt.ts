import { contentFolder, nameContentFile } from '../../app/content/content-folder.ts';
import { describeExpiry } from '../../app/content/expiry.ts';
import type { Site } from '../../app/content/schemas/site.ts';

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, and until when. */
export function createSecurityTxt({
  origin,
  security,
  languages,
}: Pick<Site, 'origin' | 'security' | 'languages'>): string {
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Describes a security contact that has expired or soon will.
 *
 * @param expires the day from which the contact is no longer valid, such as `2027-09-30`
 * @returns one line, or undefined while there is time
 */
export function describeSecurityExpiry(expires: string, now: Date): string | undefined {
  const description = describeExpiry(expires, now);
  return (
    description && `${nameContentFile(contentFolder, 'site.yaml')} security.expires: ${description}`
  );
}
