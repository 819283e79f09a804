import { z } from 'zod';
import { fieldAt } from '../field-at.ts';
import { suggestName } from '../find-like-name.ts';
import type { Period } from '../period.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import {
  besideMistakes,
  group,
  listOf,
  oneOf,
  richText,
  text,
  textFittingSearchResult,
  textOptionalInTranslation,
} from './fields.ts';
import { pictureIn } from './picture.ts';
import { describePage, mayBePage, pagePathOf, staysThere } from './target.ts';

export const pageMeta = group('What search engines and the browser’s tab say of the page', {
  title: text.describe(
    'What search results and the browser’s tab show; they cut off what is beyond 60 characters with the vendor’s name',
  ),
  description: textFittingSearchResult({ min: 70, max: 160 }).describe(
    'One or two sentences under the title in search results, 70 to 160 characters',
  ),
});

/** The same of a page that has an address of its own, and so a share image. */
export const pageMetaIn = (references: References) =>
  pageMeta
    .extend({
      image: pictureIn(
        references,
        'share',
        'The picture of a link to the page; without it a ticket is drawn with the page’s heading',
      ).optional(),
    })
    .describe('What search engines, link previews and the browser’s tab say of the page');
export type PageMeta = z.output<ReturnType<typeof pageMetaIn>>;

export const stat = z.strictObject({
  value: textOptionalInTranslation.describe('The figure as it is printed, such as 50K+'),
  label: text.describe('What the figure counts, such as active users'),
});

export const point = z.strictObject({
  title: text.describe('A heading of a few words'),
  description: richText.describe('A sentence or two on what it means for the reader'),
});

/** What one file defines and others may name. */
export interface References {
  /** The actions by their names; undefined when `actions.yaml` could not be read. */
  actions: ReadonlyMap<string, Action> | undefined;
  /** The paths that a link may lead to. */
  paths: ReadonlySet<string>;
  /** Whether paths are missing because files cannot be read that say them, which is reported already. */
  lacksPaths?: boolean;
  /** The paths of the pages that the vendor has left out. Lists leave out what leads there. */
  absentPaths: ReadonlySet<string>;
  /** Why visitors do not get a post or a page, by its path. */
  hiddenPages?: ReadonlyMap<string, string>;
  /** From when to when visitors get the pages that they do not get at all times, by their paths. */
  periods: ReadonlyMap<string, Period>;
  /** The paths of those that visitors do not get today. */
  closedPaths: ReadonlySet<string>;
  /** The same of the file that names them; without it visitors always get what it says. */
  period?: Period;
  /** The day that it is where the vendor is. */
  today: string;
  /** The platforms that have a page, by the names of their files. */
  platformSlugs: readonly string[];
  /** The tag of the language of the files that name them. */
  language: string;
  /** Whether that is another language than the first. */
  isTranslation?: boolean;
  /** The code of the currency of the page’s prices, if it has one. */
  currency?: string | undefined;
  /** How many languages the site has. */
  languages: number;
  pictures: PictureFolder;
  /** The sizes in bytes of the files that the vendor offers, by their names. */
  downloads: ReadonlyMap<string, number>;
}

/** What a button says, and where it leads; without a target it does nothing. */
export interface Action {
  label: string;
  to?: string;
}

/** The name of an action in `actions.yaml`; its value is that action. */
const actionOf = ({ actions }: References) =>
  oneOf(
    actions,
    (name) => `the name of an action in actions.yaml${suggestName(name, actions?.keys() ?? [])}`,
  ).describe('A button, by its name in actions.yaml');

/** The same of one that is there whatever the day is. */
export const actionIn = (references: References) =>
  actionOf(references)
    .refine(({ to }) => staysThere(to ?? '', references), {
      error: 'a button that leads to a page that visitors get as long as this one',
    })
    .describe('A button, by its name in actions.yaml');

/** Whether a link or a button leads to a page that the vendor has left out. */
export function leadsToAbsentPage(
  to: string | undefined,
  { absentPaths }: Pick<References, 'absentPaths'>,
): boolean {
  return absentPaths.has(pagePathOf(to ?? ''));
}

/** A link to a page of this site, or to one that is planned. */
export function linkIn(references: References) {
  return z.strictObject({
    label: text.describe('The words of the link'),
    href: pathIn(references).describe('The page it leads to'),
  });
}

export function pathIn(known: Pick<References, 'paths'> & Partial<References>) {
  return z
    .string()
    .meta({ enum: [...known.paths], translation: 'link' })
    .refine((path) => mayBePage(path, known), {
      error: ({ input }) => describePage(input, known),
    });
}

export const hero = z.strictObject({
  title: text.describe('The page’s first heading'),
  lead: richText.describe('A sentence or two under the first heading'),
});

/** Buttons, of which one at least leads somewhere, whatever the day is, or is still to get its target. */
export const actionsIn = (references: References) => {
  const isLeftOut = (action: unknown) => {
    const to = String(fieldAt(action, ['to']) ?? '');
    return leadsToAbsentPage(to, references) && !references.periods?.has(pagePathOf(to));
  };
  return listOf('The buttons, the leading one first', actionOf(references))
    .refine((all) => !all.every(isLeftOut), {
      error: 'a button that leads to a page of this site (the files of their pages do not exist)',
      ...besideMistakes,
    })
    .refine((all) => all.some((one) => !isLeftOut(one) && staysThere(one.to ?? '', references)), {
      error: 'a button that leads to a page that visitors get as long as this one',
      when: ({ issues }) => issues.length === 0,
    })
    .transform((all) => all.filter(({ to }) => !leadsToAbsentPage(to, references)));
};
