import type { Post, PostSummary } from '../../content/posts/post.ts';
import type { BlogFile } from '../../content/schemas/blog.ts';
import type { Reading } from '../../content/schemas/reading.ts';

export interface PostProps {
  page: Post;
  language: string;
  words: BlogFile['post'];
  reading: Reading;
  tags: readonly { name: string; href: string }[];
  /** The list of all posts. */
  list: { name: string; href: string };
  /** The posts of the days before and after. */
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
  /** Other posts with its tags. */
  related: readonly PostSummary[];
}
