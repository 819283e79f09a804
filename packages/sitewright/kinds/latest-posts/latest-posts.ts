import { defineSection, type PostSummary, z } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

declare module '../../content/pages/section-kind.ts' {
  interface Facts {
    /** The posts that visitors get, the newest first. */
    posts: readonly PostSummary[];
    /** The address of the list of all posts. */
    blogHref: string;
  }
}

export const latestPosts = defineSection({
  description: 'The newest posts, of all or with one tag',
  aliases: ['blog', 'news', 'articles'],
  samples,
  requiredInputs: ['posts', 'blogHref', 'language'],
  fields: ({ text, oneOf, sectionHead }) => ({
    ...sectionHead,
    look: oneOf('In words alone, or each with its picture above them', [
      'plain',
      'pictures',
    ]).default('plain'),
    tag: z
      .string()
      .optional()
      .describe('The slug of a tag in blog.yaml; without it all posts')
      .meta({ hint: 'The posts about this alone; without it all posts' }),
    most: z.int().min(1).max(12).default(3).describe('How many there are at most'),
    all: text('The link to all posts'),
  }),
  isShown: ({ tag }, { posts }) => findPosts(posts, tag).length > 0,
  validate: ({ tag }, { posts }) => {
    const known = [...new Set(posts.flatMap((post) => post.tags.map(({ slug }) => slug)))].sort();
    if (tag === undefined || known.includes(tag)) return [];
    return [{ path: ['tag'], message: `expected a tag that a post has (${known.join(', ')})` }];
  },
});

/** The posts with a tag; all of them without one. */
export const findPosts = (posts: readonly PostSummary[], tag?: string | undefined) =>
  posts.filter((post) => !tag || post.tags.some(({ slug }) => slug === tag));
