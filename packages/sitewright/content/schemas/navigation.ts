import { z } from 'zod';
import { drawingIn } from '../fields/drawings.ts';
import type { FieldContext } from '../fields/field-context.ts';
import {
  besideMistakes,
  eachOnce,
  group,
  listOf,
  listOfGroups,
  spokenName,
  text,
  textOptionalInTranslation,
} from '../fields/fields.ts';
import { leadsOutsideDays } from '../fields/links.ts';
import { destinationIn, webAddress } from '../fields/target.ts';
import { suggestName } from '../messages/find-like-name.ts';

/** What menus and cards show of a page, or of another address, in the group. */
export interface GroupEntry {
  name: string;
  href: string;
  description: string;
  drawing: string | undefined;
}

/** What stands beside the path of a page that says it; a translation had it until it had the page. */
function describeSaidTwice(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const { page } = issue.input as { page?: unknown };
  const line = `expected nothing, as entry: of the page ${page} says it; remove it`;
  return issue.keys.map(() => line).join('\n');
}

/** A page that is in the group is named by its path; any other entry says here what menus show of it. */
const entryIn = (fieldContext: FieldContext) =>
  z.union(
    [
      z.strictObject(
        {
          page: z
            .string()
            .refine((path) => fieldContext.groupPages.includes(path), {
              error: ({ input }) =>
                `the path of a page with entry: in its file${suggestName(input, fieldContext.groupPages)}`,
              params: { atField: `Choose a page: ${fieldContext.groupPages.join(', ')}` },
            })
            .describe('The path of a page whose file has entry:')
            .meta({ hint: 'The page, by its address' }),
        },
        { error: describeSaidTwice },
      ),
      z.strictObject({
        name: text.describe('What menus and cards call it'),
        href: destinationIn(fieldContext, { isInList: true })
          .superRefine((href, context) => {
            if (!fieldContext.groupPages.includes(href)) return;
            const message = `"page: ${href}" in place of name, href, description and drawing, as entry: of that page says them`;
            const atField = 'This page says it itself: remove this entry';
            context.addIssue({ code: 'custom', message, params: { atField } });
          })
          .describe('Where it leads'),
        description: text.describe('A line for the menu and the start page'),
        drawing: drawingIn(fieldContext).optional().describe('The drawing that stands for it'),
      }),
    ],
    { error: 'a group of fields' },
  );

/** No entry twice: two for one page would be two cards and two links. */
const entriesIn = (fieldContext: FieldContext) =>
  listOf('What is in the group, in its order', entryIn(fieldContext))
    .superRefine(eachOnce('an entry that is not listed above', 'page', 'href'), besideMistakes)
    .transform((entries) =>
      entries.filter((entry) => 'page' in entry || !leadsOutsideDays(entry.href, fieldContext)),
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
const languageList = ({ languages }: FieldContext) => {
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
export const navigationSchema = (fieldContext: FieldContext) => {
  const href = destinationIn(fieldContext, { isInList: true }).describe(
    'A page of this site, or a https:, mailto: or tel: address',
  );
  const label = text.describe('The words of the link');
  const meaning = text.optional().describe('What the label stands for, if it is an abbreviation');
  const headerLink = z.strictObject({ label, href });
  const footerLink = z.strictObject({ label, meaning, href });
  const leadsSomewhere = (link: { href: string }) => !leadsOutsideDays(link.href, fieldContext);
  return z.strictObject({
    skipLink: text.describe('The link to the content, the first one for keyboards'),
    languages: languageList(fieldContext),
    header: group('The header of every page', {
      label: spokenName('What the navigation is called for those who do not see it'),
      homeLabel: text.describe('Read aloud after the name in the header'),
      menuLabel: text.describe('The button of the menu in narrow windows'),
      links: listOf('The links of the header', headerLink).transform((links) =>
        links.filter(leadsSomewhere),
      ),
      twoLines: z
        .boolean()
        .default(false)
        .describe(
          'Whether the links may take two lines, where a window of 1280 pixels has no room for them in one',
        ),
      group: group('A group of pages with a menu of its own', {
        name: z
          .string()
          .regex(/^[a-z][A-Za-z0-9]*$/, { error: 'a word such as products' })
          .describe(
            'What texts count it by, as in {count products}; the section of the start page that shows all of it has this key',
          ),
        label: text.describe('The button of its menu'),
        allLabel: text.describe('The link to all of it, where the menu has no room'),
        links: entriesIn(fieldContext),
      }),
    }),
    footer: group('The footer of every page', {
      label: spokenName('What the navigation is called for those who do not see it'),
      groups: listOfGroups('The groups of links', {
        title: text.describe('The heading of a group'),
        links: listOf('The links of the group', footerLink).transform((links) =>
          links.filter(leadsSomewhere),
        ),
      }).transform((groups) => groups.filter(({ links }) => links.length > 0)),
      social: group('Where else to find the vendor', {
        title: text.describe('The words before the names'),
        links: listOf('Where else to find the vendor', socialLink),
      }),
    }),
  });
};
export type NavigationFile = z.output<ReturnType<typeof navigationSchema>>;
