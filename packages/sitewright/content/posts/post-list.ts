import type { RichText } from '../fields/rich-text.ts';
import { type Language, pathInLanguage } from '../languages/language.ts';
import { getFile, type LanguageContent } from '../pages/site-content.ts';
import type { BlogFile } from '../schemas/blog.ts';
import { fillTemplate } from '../values/fill-template.ts';
import { isolateName } from '../values/text-direction.ts';
import { type Post, type PostSummary, summarise } from './post.ts';
import { countListPages, listPath, postsOnPage } from './post-outlines.ts';

/** What the pages of one list begin with, and the slug of its tag; a list of all posts has none. */
type ListHead = Pick<BlogFile, 'meta'> & {
  hero: { title: string; lead: RichText };
  tag: string | undefined;
};

/** A page of a list of posts: of all, or of those with one tag. */
export type PostList = ReturnType<typeof createPages>[number];

type BlogContent = Pick<LanguageContent, 'blog' | 'posts' | 'language'>;

/** All pages of all lists of posts; none without a blog. */
export function listPostLists({ blog, posts, language }: BlogContent): PostList[] {
  if (!blog) return [];
  const { hero, meta, list, tags = [] } = blog;
  const summaries = posts.map(summarise);
  const all = createPages(blog, summaries, { hero, meta, tag: undefined }, language);
  const tagged = tags.flatMap(({ slug, name, description }) => {
    const title = fillTemplate(list.tagged, { tag: isolateName(name, language.dir) });
    const lead: RichText = [{ type: 'text', value: description }];
    const head = { hero: { title, lead }, meta: { title, description }, tag: slug };
    const own = summaries.filter((post) => post.tags.some((tag) => tag.slug === slug));
    return createPages(blog, own, head, language);
  });
  return [...all, ...tagged];
}

function createPages(
  { path: blogPath }: BlogFile,
  posts: readonly PostSummary[],
  { hero, meta, tag }: ListHead,
  language: Language,
) {
  const pages = countListPages(posts.length);
  const hrefOf = (page: number) => pathInLanguage(language, listPath(blogPath, tag, page));
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    return {
      /** Its path in the first language. */
      path: listPath(blogPath, tag, page),
      href: hrefOf(page),
      meta,
      hero,
      posts: postsOnPage(posts, page),
      tag,
      /** Which one it is of how many. */
      page,
      pages,
      /** The addresses of the pages before and behind it. */
      newer: page > 1 ? hrefOf(page - 1) : undefined,
      older: page < pages ? hrefOf(page + 1) : undefined,
    };
  });
}

/**
 * The page of a list at an address.
 *
 * @throws Error when there is none
 */
export function getPostList(content: BlogContent, address: string): PostList {
  const list = listPostLists(content).find(({ href }) => href === address);
  if (!list) throw new Error(`There is no list of posts at ${address}`);
  return list;
}

const mostRelated = 3;

/**
 * A post with the posts of the days before and after it, and others that have most of its tags.
 *
 * @throws Error when there is none at the address
 */
export function getPost({ posts }: Pick<LanguageContent, 'posts'>, address: string) {
  const index = posts.findIndex(({ href }) => href === address);
  const [next, post, previous] = [posts[index - 1], posts[index], posts[index + 1]];
  if (!post) throw new Error(`There is no post at ${address}`);
  const own = new Set(post.tags.map(({ slug }) => slug));
  const sharedTags = (other: Post) => other.tags.filter(({ slug }) => own.has(slug)).length;
  return {
    post,
    previous: previous && summarise(previous),
    next: next && summarise(next),
    // Among those with as many of its tags, the newest come first, as they do in the list.
    related: posts
      .filter((other) => ![previous, post, next].includes(other) && sharedTags(other) > 0)
      .toSorted((a, b) => sharedTags(b) - sharedTags(a))
      .slice(0, mostRelated)
      .map(summarise),
  };
}

/** The tags that posts have, in the order of `blog.yaml`, with the addresses of their lists. */
export function listTagLinks(content: BlogContent, wanted?: Post['tags']) {
  const { path, tags = [] } = getFile(content, 'blog');
  const used = new Set(content.posts.flatMap((post) => post.tags.map(({ slug }) => slug)));
  return (wanted ?? tags)
    .filter(({ slug }) => used.has(slug))
    .map(({ slug, name }) => ({
      name,
      href: pathInLanguage(content.language, listPath(path, slug, 1)),
    }));
}
