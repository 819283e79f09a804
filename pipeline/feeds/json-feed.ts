import { pathInLanguage } from '../../app/content/language.ts';
import type { Post } from '../../app/content/posts/post.ts';
import { feedPaths } from '../../app/content/posts/post-paths.ts';
import { plainWords } from '../../app/content/rich-text.ts';
import type { BlogFile } from '../../app/content/schemas/blog.ts';
import type { LanguageContent } from '../../app/content/site-content.ts';
import { logoPath } from '../../app/seo/addresses.ts';
import { toFeedHtml } from './feed-html.ts';

/** How many posts a feed holds with their whole text: a reader asks for it every hour. */
const longestFeed = 20;

export type JsonFeed = ReturnType<typeof createJsonFeed>;

/**
 * The newest posts, for programs that show them to their readers, with absolute addresses, as JSON:
 * https://www.jsonfeed.org/version/1.1/
 */
export function createJsonFeed({ site, posts, language }: LanguageContent, blog: BlogFile) {
  const { origin, name } = site;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${blog.hero.title} · ${name}`,
    home_page_url: origin + pathInLanguage(language, blog.path),
    feed_url: origin + pathInLanguage(language, feedPaths(blog.path).json),
    description: plainWords(blog.hero.lead),
    icon: origin + logoPath,
    language: language.tag,
    items: posts.slice(0, longestFeed).map((post) => createItem(post, origin)),
  };
}

function createItem(post: Post, origin: string) {
  const { href, title, description, text, picture, author, tags, date, updated } = post;
  const address = origin + href;
  return {
    id: address,
    url: address,
    title,
    summary: description,
    content_html: toFeedHtml(text, address, picture),
    image: picture && origin + picture.share.src,
    date_published: startOf(date.iso),
    date_modified: startOf((updated ?? date).iso),
    authors: [{ name: author.name, avatar: origin + author.portrait.src }],
    tags: tags.map(({ name }) => name),
  };
}

const startOf = (day: string) => `${day}T00:00:00Z`;
