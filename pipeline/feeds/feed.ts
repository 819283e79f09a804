/** The newest posts, for programs that show them to their readers; all addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  icon: string;
  /** The address of the page that lists the posts. */
  page: string;
  /** The addresses of the feed in its two forms. */
  addresses: { atom: string; json: string };
  /** When something in it changed last, such as `2026-10-03T00:00:00Z`. */
  updated: string;
  posts: readonly FeedPost[];
}

export interface FeedPost {
  address: string;
  title: string;
  summary: string;
  /** The whole text. */
  html: string;
  published: string;
  updated: string;
  author: string;
  portrait: string;
  image: string | undefined;
  tags: readonly { slug: string; name: string }[];
}
