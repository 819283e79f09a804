import { z } from 'zod';

/** A https:, mailto: or tel: address. Braces are no part of an address: `{vendr}` is a misspelt word. */
function isAddress(to: string): boolean {
  if (/^https:\/\/[^\s\\{}]+$/.test(to)) return URL.canParse(to);
  return (
    /^mailto:[^@\s?{}]+@[^@\s?{}]+(\?[^\s{}]*)?$/.test(to) ||
    /^tel:\+?[ ().-]*\d[\d ().-]*$/.test(to)
  );
}

/** A path on this site: browsers read "//" and "/\" as the beginning of another host. */
function isPath(to: string): boolean {
  return /^\/(?![/\\])[^\s{}]*$/.test(to) && isDecodable(to);
}

function isDecodable(to: string): boolean {
  try {
    decodeURIComponent(to);
    return true;
  } catch {
    return false;
  }
}

/** Where an action leads; the build checks that its path and anchor exist. */
export const target = z
  .string()
  .refine((to) => isPath(to) || (/^#\S+$/.test(to) && isDecodable(to)) || isAddress(to), {
    error:
      'a path such as "/contact", an anchor such as "#plans", or a https:, mailto: or tel: address',
  })
  .transform(joinNumber)
  .meta({ translation: 'link' });

/** Where header and footer may lead: a page of this site, or an address on another. */
export function destinationIn(known: Record<'paths' | 'absentPaths', ReadonlySet<string>>) {
  return z
    .string()
    .refine((to) => known.paths.has(to) || known.absentPaths.has(to) || isAddress(to), {
      error:
        'the path of a page of this site, such as "/pricing", or a https:, mailto: or tel: address',
    })
    .transform(joinNumber)
    .meta({ translation: 'link' });
}

/** A telephone number may be written with spaces, which its address does not have. */
function joinNumber(to: string): string {
  return to.startsWith('tel:') ? to.replaceAll(' ', '') : to;
}

/** The address of a page on another site. */
export const webAddress = z.string().refine((to) => to.startsWith('https://') && isAddress(to), {
  error: 'an address such as "https://social.example/acme"',
});
