import { z } from 'zod';
import type { References } from './shared.ts';

/** Whether a link may lead there although it is not on the site: a https:, mailto: or tel: address. */
function isAddress(to: string): boolean {
  if (/^https:\/\/\S+$/.test(to)) return URL.canParse(to);
  return /^mailto:[^@\s]+@[^@\s]+$/.test(to) || /^tel:\+?[\d().-]+$/.test(to);
}

/** Where an action leads; the build follows the paths and anchors among them. */
export const target = z
  .string()
  .refine((to) => /^\/(?!\/)\S*$/.test(to) || /^#\S+$/.test(to) || isAddress(to), {
    error:
      'a path such as "/contact", an anchor such as "#plans", or a https:, mailto: or tel: address',
  });

/** Where the footer may lead: a page of this site, or an address elsewhere. */
export function destinationIn({ paths }: Pick<References, 'paths'>) {
  return z.string().refine((to) => paths.has(to) || isAddress(to), {
    error:
      'the path of a page of this site, such as "/pricing", or a https:, mailto: or tel: address',
  });
}

/** An address on the web, which is the vendor's elsewhere. */
export const webAddress = z.string().refine((to) => to.startsWith('https://') && isAddress(to), {
  error: 'an address such as "https://social.example/acme"',
});
