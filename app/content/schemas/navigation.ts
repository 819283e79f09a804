import { z } from 'zod';
import { linkIn, pathIn, type References, text } from './shared.ts';
import { destinationIn, webAddress } from './target.ts';

/** The paper that stands for a platform in pictures; `app/figures/documents.tsx` draws each. */
export const documentKind = z.enum([
  'receipt',
  'agreement',
  'purchase-order',
  'work-order',
  'price-tag',
  'waybill',
  'payslip',
  'certificate',
]);
export type DocumentKind = z.infer<typeof documentKind>;

/** A platform in menus and on cards. */
export interface PlatformLink {
  name: string;
  href: string;
  description: string;
  document: DocumentKind;
}

/** A platform that has a page is named by its file, any other says of itself what menus show. */
const platformEntry = (references: References) =>
  z.union([
    z.strictObject({
      page: z.string().refine((slug) => references.paths.has(`/platforms/${slug}`), {
        error: 'the name of a file in content/platforms/, without .yaml',
      }),
    }),
    z.strictObject({
      name: text,
      href: pathIn(references),
      description: text,
      document: documentKind,
    }),
  ]);

/** Every platform once: two entries for one page would be two cards and two links. */
const platformEntries = (references: References) =>
  z
    .array(platformEntry(references))
    .min(1)
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      for (const [index, entry] of entries.entries()) {
        const href = 'page' in entry ? `/platforms/${entry.page}` : entry.href;
        if (seen.has(href)) {
          const path = [index, 'page' in entry ? 'page' : 'href'];
          context.addIssue({
            code: 'custom',
            path,
            message: 'a platform that is not listed above',
          });
        }
        seen.add(href);
      }
    });

/** A place of the vendor's elsewhere; without an address, its name alone stands there. */
const socialLink = z.strictObject({ label: text, href: webAddress.nullish() });

/** `navigation.yaml`: header and footer. */
export const navigationSchema = (references: References) => {
  const footerLink = z.strictObject({ label: text, href: destinationIn(references) });
  return z.strictObject({
    skipLink: text,
    header: z.strictObject({
      label: text,
      homeLabel: text,
      menuLabel: text,
      links: z.array(linkIn(references)).min(1),
      platforms: z.strictObject({ label: text, links: platformEntries(references) }),
    }),
    footer: z.strictObject({
      label: text,
      groups: z.array(z.strictObject({ title: text, links: z.array(footerLink).min(1) })).min(1),
      social: z.strictObject({ title: text, links: z.array(socialLink).min(1) }),
    }),
  });
};
type NavigationFile = z.output<ReturnType<typeof navigationSchema>>;

/** Header and footer with every platform spelled out. */
export type Navigation = Omit<NavigationFile, 'header'> & {
  header: Omit<NavigationFile['header'], 'platforms'> & {
    platforms: { label: string; links: PlatformLink[] };
  };
};

/**
 * The navigation with each `page` entry replaced by what that platform's file says, and with the
 * platforms that no entry names at the end.
 *
 * @param platforms the platform files by their slugs
 */
export function withPlatforms(
  navigation: NavigationFile,
  platforms: ReadonlyMap<string, Omit<PlatformLink, 'href'>>,
): Navigation {
  const { header } = navigation;
  const unnamed = new Map(platforms);
  const linkTo = (slug: string): PlatformLink[] => {
    const platform = platforms.get(slug);
    unnamed.delete(slug);
    if (!platform) return [];
    const { name, description, document } = platform;
    return [{ name, href: `/platforms/${slug}`, description, document }];
  };
  const named = header.platforms.links.flatMap((entry) =>
    'page' in entry ? linkTo(entry.page) : [entry],
  );
  const links = [...named, ...[...unnamed.keys()].flatMap(linkTo)];
  return { ...navigation, header: { ...header, platforms: { ...header.platforms, links } } };
}
