/**
 * The addresses of the feeds.
 *
 * @param blogPath the address of the list of all posts
 */
export const feedPaths = (blogPath: string) => ({
  atom: `${blogPath}/posts.atom`,
  json: `${blogPath}/posts.jsonfeed`,
});
