import { pathInLanguage } from '../../app/content/language.ts';
import type { Post } from '../../app/content/posts/post.ts';
import { feedPaths } from '../../app/content/posts/post-paths.ts';
import { plainWords } from '../../app/content/rich-text.ts';
import type { BlogFile } from '../../app/content/schemas/blog.ts';
import type { LanguageContent } from '../../app/content/site-content.ts';
import { logoPath } from '../../app/seo/addresses.ts';
import type { WriteFile } from '../write-file.ts';
import { createAtom } from './atom.ts';
import type { Feed, FeedPost } from './feed.ts';
import { toFeedHtml } from './feed-html.ts';
import { createJsonFeed } from './json-feed.ts';

/** How many posts a feed holds with their whole text: a reader asks for it every hour. */
const longestFeed = 20;

/** Writes the feeds of a site that has posts. */
export function writeFeeds(writeFile: WriteFile, content: LanguageContent): void {
  const { blog, language } = content;
  if (!blog) return;
  const feed = createFeed(content, blog);
  const { atom, json } = feedPaths(blog.path);
  writeFile(pathInLanguage(language, atom), createAtom(feed));
  writeFile(pathInLanguage(language, json), createJsonFeed(feed));
}

function createFeed(
  { site, posts, language }: Pick<LanguageContent, 'site' | 'posts' | 'language'>,
  blog: BlogFile,
): Feed {
  const { atom, json } = feedPaths(blog.path);
  const at = (path: string) => site.origin + pathInLanguage(language, path);
  const newest = posts.slice(0, longestFeed).map((post) => createFeedPost(post, site.origin));
  return {
    title: `${blog.hero.title} · ${site.name}`,
    description: plainWords(blog.hero.lead),
    language: language.tag,
    icon: site.origin + logoPath,
    page: at(blog.path),
    addresses: { atom: at(atom), json: at(json) },
    updated:
      newest
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? '',
    posts: newest,
  };
}

function createFeedPost(post: Post, origin: string): FeedPost {
  const { href, title, description, text, picture, author, tags, date, updated } = post;
  const address = origin + href;
  return {
    address,
    title,
    summary: description,
    html: toFeedHtml(text, address, picture),
    published: startOf(date.iso),
    updated: startOf((updated ?? date).iso),
    author: author.name,
    portrait: origin + author.portrait.src,
    image: picture && origin + picture.share.src,
    tags,
  };
}

const startOf = (day: string) => `${day}T00:00:00Z`;
