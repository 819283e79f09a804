import { z } from 'zod';
import { suggestName } from '../find-like-name.ts';
import { eachOnce, text, textWith } from './fields.ts';
import { inOrder, period } from './publish.ts';
import type { Action, References } from './shared.ts';
import { destinationIn, target } from './target.ts';

/** `actions.yaml`: every button of the site by its name, once. */
export const actionsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, { error: 'a name in small letters and hyphens' }),
  z
    .strictObject({
      label: text.describe('What the button says, wherever it stands'),
      to: target
        .nullish()
        .meta({ launchRole: 'button-target' })
        .describe(
          'Where it leads: a path, an anchor in quotes, or a https:, mailto: or tel: address; while it is empty the button does nothing',
        ),
    })
    .transform(({ label, to }): Action => (to ? { label, to } : { label })),
);

/** `announcement.yaml`: a line with a link above every page. */
export const announcementSchema = (references: References) =>
  z
    .strictObject({
      label: text.describe('What the line is called for those who do not see it'),
      words: text.describe('What it says, in a sentence'),
      link: z
        .strictObject({
          label: text.describe('The words of the link'),
          href: destinationIn(references).describe('Where it leads'),
        })
        .describe('The link behind the sentence'),
      close: text.describe('The button that closes it until the browser is closed'),
      from: period.from.meta({ translation: 'shared' }),
      until: period.until.meta({ translation: 'shared' }),
    })
    .superRefine(inOrder);
export type Announcement = z.output<ReturnType<typeof announcementSchema>>;

/** `redirects.yaml`: addresses of the site that have moved. */
export const redirectsSchema = ({ paths, hiddenPages }: References) =>
  z.strictObject({
    moved: z
      .array(
        z.strictObject({
          from: z
            .string()
            .regex(/^\/[\w./-]*[\w-]$/, {
              error: 'an old path of this site, such as "/products/till"',
            })
            .refine(
              (from) => !paths.has(from) && from !== '/security.txt' && !hiddenPages?.has(from),
              {
                error: 'a path that no page has',
              },
            )
            .describe('The old path, such as /products/till'),
          to: z
            .string()
            .refine((to) => paths.has(to.split('#')[0] ?? ''), {
              error: ({ input }) => `the path of a page of this site${suggestName(input, paths)}`,
            })
            .describe('The page that visitors get there, such as /platforms/retail-pos'),
        }),
      )
      .superRefine(eachOnce(({ from }) => ['from', from], 'an old path that is not listed above'))
      .meta({ translation: 'shared' })
      .describe('Each old path with the page that visitors get there'),
  });
export type Redirects = z.output<ReturnType<typeof redirectsSchema>>;

/** `reading.yaml`: the words around long texts, which are written in Markdown. */
export const readingSchema = () =>
  z.strictObject({
    contents: text.describe('The heading of the list of headings'),
    updated: textWith('date').describe(
      'When the text was changed last, such as Last changed {date}',
    ),
    table: textWith('heading').describe(
      'What a table is called for those who do not see it, by the {heading} above it',
    ),
    footnotes: text.describe('The heading of the footnotes'),
    footnoteBack: textWith('number').describe(
      'What the arrow behind a footnote is called: the way back to the text of note {number}',
    ),
    done: text.describe('What a ticked box in a list says to those who do not see it'),
    toDo: text.describe('What an empty box in a list says to those who do not see it'),
  });
export type Reading = z.output<ReturnType<typeof readingSchema>>;
