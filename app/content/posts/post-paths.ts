/** How many posts a page of a list holds. */
const postsPerPage = 10;

/** How many pages a list of posts has. */
export const countListPages = (posts: number) => Math.ceil(posts / postsPerPage);

/** The posts of one page of a list, which is counted from 1. */
export const postsOnPage = <Post>(posts: readonly Post[], page: number) =>
  posts.slice((page - 1) * postsPerPage, page * postsPerPage);

/**
 * The address of a page of a list of posts: `/blog`, `/blog/page/2`, `/blog/tags/tills`.
 *
 * @param tag the slug of a tag; undefined for the list of all posts
 * @param page from 1
 */
export function listPath(blogPath: string, tag: string | undefined, page: number): string {
  const list = tag ? `${blogPath}/tags/${tag}` : blogPath;
  return page === 1 ? list : `${list}/page/${page}`;
}

/** The addresses of the feeds. */
export const feedPaths = (blogPath: string) => ({
  atom: `${blogPath}/posts.atom`,
  json: `${blogPath}/posts.jsonfeed`,
});
