import { insertWords } from '../insert-words.ts';
import { type Language, pathInLanguage } from '../language.ts';
import type { RichText } from '../rich-text.ts';
import type { BlogFile, Tag } from '../schemas/blog.ts';
import type { Reading } from '../schemas/reading.ts';
import type { PageMeta } from '../schemas/shared.ts';
import type { LanguageContent } from '../site-content.ts';
import { countListPages, listPath, postsOnPage } from './list-path.ts';
import { type PostSummary, summarise } from './post.ts';

/** A page of a list of posts: of all, or of those with one tag. */
export interface PostList {
  /** Its path in the first language. */
  path: string;
  /** Its address. */
  href: string;
  meta: PageMeta;
  hero: { title: string; lead: RichText };
  posts: readonly PostSummary[];
  /** The slug of the tag whose posts these are; undefined for a list of all. */
  tag: string | undefined;
  /** Where this page is among the pages of its list, such as `Page 2 of 3`; undefined for the only one. */
  position: string | undefined;
  /** The addresses of the pages before and behind it. */
  newer: string | undefined;
  older: string | undefined;
}

/**
 * All pages of all lists of posts.
 *
 * @param posts every post that is shown, the newest first
 */
export function listPosts(
  blog: BlogFile,
  posts: readonly PostSummary[],
  language: Language,
): PostList[] {
  const { hero, meta, list, tags } = blog;
  const all = createPages(blog, posts, { hero, meta, tag: undefined }, language);
  const tagged = tags.flatMap(({ slug, name, description }) => {
    const title = insertWords(list.tagged, { tag: name });
    const lead = [{ type: 'text', value: description }] as const;
    const head = { hero: { title, lead }, meta: { title, description }, tag: slug };
    const own = posts.filter((post) => post.tags.some((tag) => tag.slug === slug));
    return createPages(blog, own, head, language);
  });
  return [...all, ...tagged];
}

function createPages(
  { path, paging }: BlogFile,
  posts: readonly PostSummary[],
  { hero, meta, tag }: Pick<PostList, 'hero' | 'meta' | 'tag'>,
  language: Language,
): PostList[] {
  const pages = countListPages(posts.length);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const own = postsOnPage(posts, page);
    const days = { first: own[0]?.date.text ?? '', last: own.at(-1)?.date.text ?? '' };
    const words = { ...days, title: meta.title, page: String(page), pages: String(pages) };
    const further = {
      ...meta,
      title: insertWords(paging.title, words),
      description: insertWords(paging.description, words),
    };
    return {
      path: listPath(path, tag, page),
      href: pathInLanguage(language, listPath(path, tag, page)),
      meta: page === 1 ? meta : further,
      hero: page === 1 ? hero : { ...hero, title: further.title },
      posts: own,
      tag,
      position: pages > 1 ? insertWords(paging.position, words) : undefined,
      newer: page > 1 ? pathInLanguage(language, listPath(path, tag, page - 1)) : undefined,
      older: page < pages ? pathInLanguage(language, listPath(path, tag, page + 1)) : undefined,
    };
  });
}

type BlogContent = Pick<LanguageContent, 'blog' | 'posts' | 'language'>;

/**
 * The blog of a vendor that has one.
 *
 * @throws Error when there are no posts
 */
export function getBlog({ blog }: Pick<LanguageContent, 'blog'>): BlogFile {
  if (!blog) throw new Error('There is no blog.yaml in the content folder');
  return blog;
}

/**
 * The words around texts in Markdown, which a vendor with posts has.
 *
 * @throws Error when there are none
 */
export function getReading({ reading }: Pick<LanguageContent, 'reading'>): Reading {
  if (!reading) throw new Error('There is no reading.yaml in the content folder');
  return reading;
}

/**
 * The page of a list at an address.
 *
 * @throws Error when there is none
 */
export function getPostList(content: BlogContent, address: string): PostList {
  const { posts, language } = content;
  const lists = listPosts(getBlog(content), posts.map(summarise), language);
  const list = lists.find(({ href }) => href === address);
  if (!list) throw new Error(`There is no list of posts at ${address}`);
  return list;
}

/**
 * A post with the posts of the days before and after it.
 *
 * @throws Error when there is none at the address
 */
export function getPost({ posts }: Pick<LanguageContent, 'posts'>, address: string) {
  const index = posts.findIndex(({ href }) => href === address);
  const [next, post, previous] = [posts[index - 1], posts[index], posts[index + 1]];
  if (!post) throw new Error(`There is no post at ${address}`);
  return { post, previous: previous && summarise(previous), next: next && summarise(next) };
}

/** The tags that posts have, in the order of `blog.yaml`, with the addresses of their lists. */
export function listTagLinks(content: BlogContent, tags: readonly Tag[] = getBlog(content).tags) {
  const { path } = getBlog(content);
  const used = new Set(content.posts.flatMap((post) => post.tags.map(({ slug }) => slug)));
  return tags
    .filter(({ slug }) => used.has(slug))
    .map(({ slug, name }) => ({
      name,
      href: pathInLanguage(content.language, listPath(path, slug, 1)),
    }));
}
