import type { Feed } from './feed.ts';

/** The feed as JSON: https://www.jsonfeed.org/version/1.1/ */
export function createJsonFeed(feed: Feed): string {
  const { title, description, language, icon, page, addresses, posts } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: addresses.json,
    description,
    icon,
    language,
    items: posts.map((post) => ({
      id: post.address,
      url: post.address,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      ...(post.image && { image: post.image }),
      date_published: post.published,
      date_modified: post.updated,
      authors: [{ name: post.author, avatar: post.portrait }],
      tags: post.tags.map(({ name }) => name),
    })),
  });
}
