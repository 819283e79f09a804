import { z } from 'zod';
import type { References } from './shared.ts';

/** Whether a link may lead there although it is not on the site: a https:, mailto: or tel: address. */
function isAddress(to: string): boolean {
  if (/^https:\/\/[^\s\\]+$/.test(to)) return URL.canParse(to);
  return /^mailto:[^@\s?]+@[^@\s?]+(\?\S*)?$/.test(to) || /^tel:\+?[().-]*\d[\d().-]*$/.test(to);
}

/** Whether it stays on the site: browsers read "//" and "/\" as the beginning of another host. */
function isPath(to: string): boolean {
  return /^\/(?![/\\])\S*$/.test(to) && isDecodable(to);
}

function isDecodable(to: string): boolean {
  try {
    decodeURIComponent(to);
    return true;
  } catch {
    return false;
  }
}

/** Where an action leads; the build follows the paths and anchors among them. */
export const target = z
  .string()
  .refine((to) => isPath(to) || (/^#\S+$/.test(to) && isDecodable(to)) || isAddress(to), {
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
