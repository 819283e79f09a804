import { z } from 'zod';
import { suggestName } from '../find-like-name.ts';
import { drawingIn } from './drawings.ts';
import {
  besideMistakes,
  eachOnce,
  group,
  listOf,
  text,
  textOptionalInTranslation,
} from './fields.ts';
import type { KnownNames } from './known-names.ts';
import { leadsOutsideDays } from './links.ts';
import { destinationIn, webAddress } from './target.ts';

export interface PlatformLink {
  name: string;
  href: string;
  description: string;
  drawing: string | undefined;
}

/** Says of what stands beside the name of a page, on a line each, where it is said; a translation had it until it had the page. */
function describeSaidTwice(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const { page } = issue.input as { page?: unknown };
  const line = `expected nothing, as platforms/${page}.yaml says it; remove it`;
  return issue.keys.map(() => line).join('\n');
}

/** A platform that has a page is named by its file; any other says here what menus show of it. */
const platformEntry = (knownNames: KnownNames) =>
  z.union(
    [
      z.strictObject(
        {
          page: z
            .string()
            .refine((slug) => knownNames.platformSlugs.includes(slug), {
              error: ({ input }) =>
                `the name of a file in platforms/, without .yaml${suggestName(input, knownNames.platformSlugs)}`,
              params: { atField: `Choose a platform: ${knownNames.platformSlugs.join(', ')}` },
            })
            .describe('The name of a file in platforms/, without .yaml')
            .meta({ hint: 'The platform, by the last part of its page’s address' }),
        },
        { error: describeSaidTwice },
      ),
      z.strictObject({
        name: text.describe('The platform'),
        href: destinationIn(knownNames, { isInList: true })
          .superRefine((href, context) => {
            const slug = knownNames.platformSlugs.find((one) => href === `/platforms/${one}`);
            if (!slug) return;
            const message = `"page: ${slug}" in place of name, href, description and drawing, as platforms/${slug}.yaml says them`;
            const atField = 'This platform has a page, which says it: remove this entry';
            context.addIssue({ code: 'custom', message, params: { atField } });
          })
          .describe('Where it leads'),
        description: text.describe('A line for the menu and the start page'),
        drawing: drawingIn(knownNames).optional().describe('The drawing that stands for it'),
      }),
    ],
    { error: 'a group of fields' },
  );

/** No platform twice: two entries for one page would be two cards and two links. */
const platformEntries = (knownNames: KnownNames) =>
  listOf('The platforms, in their order', platformEntry(knownNames))
    .superRefine(
      eachOnce(
        (entry) => ('page' in entry ? ['page', `/platforms/${entry.page}`] : ['href', entry.href]),
        'a platform that is not listed above',
      ),
      besideMistakes,
    )
    .transform((entries) =>
      entries.filter((entry) => 'page' in entry || !leadsOutsideDays(entry.href, knownNames)),
    );

/** The vendor on a social network; without an address its name is shown and is no link. */
const socialLink = z.strictObject({
  label: textOptionalInTranslation.describe('The name that is shown'),
  href: webAddress
    .nullish()
    .meta({ launchRole: 'social-address' })
    .describe('Your https: address there; while it is empty the name is no link'),
});

/** The words around the list of languages, which a site in one language does not have. */
const languageList = ({ languages }: KnownNames) => {
  const words = group('The list of languages in the footer and in the menu', {
    label: text.describe('What the list is called'),
    untranslated: text
      .optional()
      .describe(
        'The heading above the links of menus to pages that are in the first language alone, such as In English; without it they stand among the others',
      ),
  });
  return languages.length > 1 ? words : words.optional();
};

/** `navigation.yaml`: header and footer. */
export const navigationSchema = (knownNames: KnownNames) => {
  const href = destinationIn(knownNames, { isInList: true }).describe(
    'A page of this site, or a https:, mailto: or tel: address',
  );
  const label = text.describe('The words of the link');
  const meaning = text.optional().describe('What the label stands for, if it is an abbreviation');
  const headerLink = z.strictObject({ label, href });
  const footerLink = z.strictObject({ label, meaning, href });
  const leadsSomewhere = (link: { href: string }) => !leadsOutsideDays(link.href, knownNames);
  return z.strictObject({
    skipLink: text.describe('The link to the content, the first one for keyboards'),
    languages: languageList(knownNames),
    header: group('The header of every page', {
      label: text.describe('What the navigation is called for those who do not see it'),
      homeLabel: text.describe('Read aloud after the name in the header'),
      menuLabel: text.describe('The button of the menu in narrow windows'),
      links: listOf('The links of the header', headerLink).transform((links) =>
        links.filter(leadsSomewhere),
      ),
      platforms: group('The menu of platforms', {
        label: text.describe('The button of the platforms’ menu'),
        allLabel: text.describe('The link to the platforms that the menu has no room for'),
        links: platformEntries(knownNames),
      }),
    }),
    footer: group('The footer of every page', {
      label: text.describe('What the navigation is called for those who do not see it'),
      groups: listOf(
        'The groups of links',
        z.strictObject({
          title: text.describe('The heading of a group'),
          links: listOf('The links of the group', footerLink).transform((links) =>
            links.filter(leadsSomewhere),
          ),
        }),
      ).transform((groups) => groups.filter(({ links }) => links.length > 0)),
      social: group('Where else to find the vendor', {
        title: text.describe('The words before the names'),
        links: listOf('Where else to find the vendor', socialLink),
      }),
    }),
  });
};
export type NavigationFile = z.output<ReturnType<typeof navigationSchema>>;
