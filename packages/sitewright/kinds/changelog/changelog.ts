import { besideMistakes, defineSection, eachOnce, fileOfSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const changelog = defineSection({
  description: 'What has changed in your product, the newest first, with a feed',
  aliases: ['changes', 'releases', 'releaseNotes', 'whatsNew', 'updates'],
  samples,
  requiredInputs: ['language', 'pageAddress'],
  counts: ({ releases }) => releases,
  fields: ({ text, richText, day, list, sectionHead, identity, updatedDay, today }) => ({
    ...sectionHead,
    feed: text('The link to the feed, such as Feed for readers'),
    releases: list('The releases, in any order', {
      id: identity,
      day: day('The day on which customers got it, such as 2026-11-12').refine(
        (one) => one <= today,
        { error: 'a day that has come: until then customers wait' },
      ),
      title: text('What it is called, such as Counter 4.2; each release has its own'),
      updated: updatedDay,
      changes: list('What is otherwise since then, a sentence or two each', richText()),
    }).superRefine(eachOnce('a title that no release above it has', 'title'), besideMistakes),
  }),
  feed: (content, { id, pageAddress }) => ({
    address: feedOf(pageAddress, id),
    title: content.title,
    entries: newestFirst(content.releases).map(({ changes, ...release }) => ({
      ...{ ...release, paragraphs: changes },
    })),
  }),
});

export const newestFirst = <Release extends { day: string }>(releases: readonly Release[]) =>
  releases.toSorted((a, b) => b.day.localeCompare(a.day));

/** Where the feed of the section is. */
export const feedOf = (pageAddress: string, id: string): string =>
  fileOfSection(pageAddress, id, 'feed.atom');
