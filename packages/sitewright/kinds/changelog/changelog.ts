import { z } from 'zod';
import type { FieldContext } from '../../content/fields/field-context.ts';
import {
  besideMistakes,
  day,
  eachOnce,
  listOf,
  richText,
  sectionHead,
  text,
} from '../../content/fields/fields.ts';
import { identity, updatedDay } from '../../content/fields/publish.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { fileOfSection } from '../section-files.ts';

const releaseIn = ({ today }: Pick<FieldContext, 'today'>) =>
  z.strictObject({
    id: identity,
    day: day
      .refine((one) => one <= today, { error: 'a day that has come: until then customers wait' })
      .describe('The day on which customers got it, such as 2026-11-12'),
    title: text.describe('What it is called, such as Counter 4.2; each release has its own'),
    updated: updatedDay,
    changes: listOf('What is otherwise since then, a sentence or two each', richText),
  });

export const changelog = defineSection({
  description: 'What has changed in your product, the newest first, with a feed',
  alsoCalled: ['changes', 'releases', 'releaseNotes', 'whatsNew', 'updates'],
  requiredInputs: ['language', 'pageAddress'],
  counts: ['releases'],
  fields: (fieldContext) => ({
    ...sectionHead,
    feed: text.describe('The link to the feed, such as Feed for readers'),
    releases: listOf('The releases, in any order', releaseIn(fieldContext)).superRefine(
      eachOnce('a title that no release above it has', 'title'),
      besideMistakes,
    ),
  }),
  feed: (content, { id, pageAddress }) => ({
    address: feedOf(pageAddress, id),
    title: content.title,
    entries: newestFirst(content.releases).map(({ changes, ...release }) => ({
      ...{ ...release, paragraphs: changes },
    })),
  }),
});

type Release = z.output<ReturnType<typeof releaseIn>>;

export const newestFirst = (releases: readonly Release[]): Release[] =>
  releases.toSorted((a, b) => b.day.localeCompare(a.day));

/** Where the feed of the section is. */
export const feedOf = (pageAddress: string, id: string): string =>
  fileOfSection(pageAddress, id, 'feed.atom');
