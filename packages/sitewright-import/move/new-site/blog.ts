import { toPathPart } from 'sitewright/pages';
import stringWidth from 'string-width';
import { stringify } from 'yaml';
import type { OldPage } from '../old-site/old-site.ts';

/** The words around posts in English, for a site that has none yet. */
const words = {
  list: {
    title: 'Newest first',
    tags: 'Subjects',
    all: 'All posts',
    tagged: 'Posts about {tag}',
    feed: 'Feed for readers',
  },
  paging: {
    label: 'Newer and older posts',
    title: '{title}, page {page}',
    description:
      '{title}, page {page} of {pages}: the posts from {last} to {first}, in the order in which they came.',
    position: 'Page {page} of {pages}',
    ...{ newer: 'Newer posts', older: 'Older posts' },
  },
  post: {
    ...{
      author: 'Written by',
      published: 'Published',
      updated: 'Changed',
      readingTime: 'Reading time',
    },
    ...{
      tags: 'Subjects',
      more: 'Other posts',
      previous: 'The post before',
      next: 'The post after',
    },
    related: 'More about this',
  },
};

/** The words around texts in English, for a site that has none yet. */
const reading = {
  ...{ contents: 'On this page', updated: 'Last changed on {date}', table: 'Table: {heading}' },
  ...{ footnotes: 'Footnotes', footnoteBack: 'Back to note {number} in the text' },
  ...{ done: 'Done', toDo: 'Still to do' },
};

const mark = (language: string) =>
  language.startsWith('en')
    ? ''
    : '# Placeholder: these words are English: write them in this language.\n';

export const writeReading = (language: string): string =>
  `# yaml-language-server: $schema=../.schemas/reading.json\n${mark(language)}${stringify(reading)}`;

/** The slug of a tag, as its address has it. */
export const slugOf = (tag: string, language: string): string => toPathPart(tag, language);

/** A description of a tag's page, within the limits: what posts about it are called. */
function describeTag(tag: string, titles: readonly string[]): string {
  let text = `Posts about ${tag}`.slice(0, 100);
  for (const title of titles) {
    if (stringWidth(text) >= 90 || stringWidth(`${text}: ${title}`) > 155) continue;
    text += text.includes(':') ? `, ${title}` : `: ${title}`;
  }
  return stringWidth(text) >= 70
    ? text
    : `${text}. They came from the old site, and wait for words of their own.`;
}

/**
 * Writes the words around posts, with the tags and the people that the old posts have.
 *
 * @param tags the titles of the posts of each, by the tag's words
 */
export function writeBlog(
  path: string,
  siteName: string,
  tags: ReadonlyMap<string, readonly string[]>,
  authors: readonly string[],
  language: string,
): string {
  const slugs = new Map([...tags.keys()].map((tag) => [slugOf(tag, language), tag]));
  const description = `What ${siteName} has written, the newest first. These posts came from the old site, with their days and their addresses.`;
  const value = {
    path,
    meta: {
      title: 'Posts',
      description:
        stringWidth(description) > 160 ? description.replace(siteName, 'we') : description,
    },
    hero: { title: 'Posts', lead: `What ${siteName} has written, the newest first.` },
    ...words,
    ...(slugs.size > 0 && {
      tags: [...slugs].map(([slug, name]) => ({
        slug,
        name,
        description: describeTag(name, tags.get(name) ?? []),
      })),
    }),
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
  };
  return `# yaml-language-server: $schema=../.schemas/blog.json\n${mark(language)}# Placeholder: what the list and each tag say of themselves was made by a program.\n${stringify(value, { lineWidth: 0 })}`;
}

/** The address of the list of posts: what most of theirs begin with. */
export function findBlogPath(posts: readonly OldPage[]): string {
  const starts = Map.groupBy(
    posts,
    ({ address }) => /^\/[a-z][a-z0-9-]*(?=\/)/.exec(address)?.[0] ?? '',
  );
  const [[start, own] = ['', []]] = [...starts].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return start && own.length * 2 > posts.length && !/^\/[a-z]{2}$/.test(start) ? start : '/blog';
}
