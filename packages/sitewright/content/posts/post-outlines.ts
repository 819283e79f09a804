import { servedEndings } from '../../lib/served-endings.ts';
import { describeDay, isDay } from '../dates/describe-day.ts';
import type { Period } from '../dates/period.ts';
import { readToday } from '../dates/today.ts';
import type { LanguageFolder } from '../disk/site-folder.ts';
import { permalink } from '../fields/permalink.ts';
import { clockTime, postAddress } from '../schemas/post.ts';
import { toPathPart } from '../values/address-name.ts';
import { fillTemplate } from '../values/fill-template.ts';

/** What has to be known of a post before its text is read. */
export interface PostOutline {
  file: string;
  /** The day on which it is published, such as `2026-10-03`. */
  date: string;
  /** Its time of that day where the vendor is, such as `18:30`, if it says so. */
  time: string | undefined;
  /** The last part of its address, such as `a-new-door`. */
  slug: string;
  /** Its path in the first language, such as `/blog/a-new-door`, or the one that it says itself there. */
  path: string;
  tags: readonly string[];
  /** Why visitors do not get it, such as `a draft`; undefined for a published post. */
  whyUnpublished: string | undefined;
}

/**
 * Reads the name of a post's file.
 *
 * @param file path inside the content folder, such as `posts/2026-10-03-a-new-door.md`
 * @param language the tag of the language whose letters its name has
 * @returns what is wrong with the name, for the person who chose it, when it is no such name
 */
export function readPostName(
  file: string,
  language?: string,
): Pick<PostOutline, 'date' | 'slug'> | { problem: string } {
  const [, date = '', slug = ''] = /^posts\/(\d{4}-\d\d-\d\d)-(.*)\.md$/.exec(file) ?? [];
  if (!isDay(date)) {
    const like = date && ` (expected ${describeDay(date)})`;
    const problem = `expected a file name that begins with a day, such as posts/2026-10-03-title.md${like}`;
    return { problem };
  }
  const [, ending = ''] = /\.([^.]*)$/.exec(slug) ?? [];
  if (
    !/^[A-Za-z0-9]+([._-]+[A-Za-z0-9]+)*$/.test(slug) ||
    servedEndings.includes(ending.toLowerCase())
  ) {
    const better = `posts/${date}-${toPathPart(slug, language)}.md`;
    const problem = `expected letters, digits, hyphens and dots after the day in the file name, and no ending of another file; rename it to ${better}`;
    return { problem };
  }
  if (['page', 'tags'].includes(slug.toLowerCase())) {
    return { problem: `expected another name: lists of posts have the addresses under ${slug}/` };
  }
  return { date, slug };
}

/** Why visitors do not get a post whatever the day is. */
export const draft = 'a draft';

/**
 * Lists the posts of a content folder, the newest first. Files whose names are no names of posts are left out.
 */
export function readPostOutlines(folder: LanguageFolder): PostOutline[] {
  // A blog that says no path is a mistake, which is to hide none of its posts.
  const blogPath = readBlogPath(folder) ?? '/blog';
  const today = readToday(folder);
  const pattern = readPermalink(folder) ?? `${blogPath}/{slug}`;
  const files = folder.files.filter((file) => file.startsWith('posts/'));
  const outlines = files.flatMap((file): PostOutline[] => {
    const name = readPostName(file);
    if ('problem' in name) return [];
    const fields = { ...folder.site.fields(file), ...folder.fields(file) };
    const isFuture = name.date > today && `a post for ${name.date}, which is in the future`;
    const whyUnpublished = fields.draft === true ? draft : isFuture || undefined;
    const tags = Array.isArray(fields.tags) ? fields.tags.map(String) : [];
    const own = postAddress.safeParse(folder.leadingFields(file).address).data;
    const [year = '', month = '', day = ''] = name.date.split('-');
    const path = own ?? fillTemplate(pattern, { year, month, day, slug: name.slug });
    const time = clockTime.safeParse(fields.time).data;
    return [{ ...name, time, file, path, tags, whyUnpublished }];
  });
  const placeOf = ({ date, time = '', file }: PostOutline) => `${date} ${time} ${file}`;
  return outlines.sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
}

/** What the addresses of posts are made of, where the vendor says so, such as `/{year}/{month}/{slug}`. */
export const readPermalink = (folder: LanguageFolder): string | undefined =>
  permalink.safeParse(folder.site.fields('blog.yaml').permalink).data;

export function readBlogPath(folder: LanguageFolder): string | undefined {
  const { path } = folder.site.fields('blog.yaml');
  return typeof path === 'string' && /^(\/[a-z0-9-]+)+$/.test(path) ? path : undefined;
}

/** Whether a post has a page: drafts and posts of the future have one in the development server alone. */
export const isShown = (
  { whyUnpublished }: Pick<PostOutline, 'whyUnpublished'>,
  { site }: Pick<LanguageFolder, 'site'>,
): boolean => whyUnpublished === undefined || site.showsUnpublished;

/**
 * The addresses that posts bring with them.
 *
 * @returns those of the lists and of the posts, without slash at the end; none without `blog.yaml`
 */
export function readPostPaths(folder: LanguageFolder): { lists: string[]; posts: string[] } {
  const blogPath = readBlogPath(folder);
  const posts = readPostOutlines(folder).filter((post) => isShown(post, folder));
  if (blogPath === undefined || posts.length === 0) return { lists: [], posts: [] };
  const lists = listPages(blogPath, posts).map(({ path }) => path);
  return { lists, posts: posts.map((post) => post.path) };
}

/** The pages of lists, of all posts and of those with each tag, with the first post that each has in the order given. */
function listPages(blogPath: string, posts: readonly PostOutline[]) {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  return [undefined, ...tags].flatMap((tag) => {
    const own = tag ? posts.filter((post) => post.tags.includes(tag)) : posts;
    const firsts = own.filter((_, index) => index % postsPerPage === 0);
    return firsts.map((post, index) => ({ post, path: listPath(blogPath, tag, index + 1) }));
  });
}

/** The posts that visitors do not get yet, and the pages of lists that begin with one of them, with their first days. */
export function listComingPosts(folder: LanguageFolder): { path: string; period: Period }[] {
  const blogPath = readBlogPath(folder);
  const posts = readPostOutlines(folder)
    .filter(({ whyUnpublished }) => whyUnpublished !== draft)
    .toReversed();
  // The oldest post brings the first page, and the eleventh the second one.
  const pages = blogPath ? listPages(blogPath, posts) : [];
  const lists = pages.map(({ post, path }) => ({ ...post, path }));
  const coming = [...posts, ...lists].filter(({ whyUnpublished }) => whyUnpublished);
  return coming.map(({ path, date }) => ({ path, period: { from: date } }));
}

const postsPerPage = 10;

export const countListPages = (posts: number) => Math.ceil(posts / postsPerPage);

/** The posts of one page of a list, which is counted from 1. */
export const postsOnPage = <Post>(posts: readonly Post[], page: number) =>
  posts.slice((page - 1) * postsPerPage, page * postsPerPage);

/**
 * The address of a page of a list of posts: `/blog`, `/blog/page/2`, `/blog/tags/news`.
 *
 * @param tag the slug of a tag; undefined for the list of all posts
 * @param page from 1
 */
export function listPath(blogPath: string, tag: string | undefined, page: number): string {
  const list = tag ? `${blogPath}/tags/${tag}` : blogPath;
  return page === 1 ? list : `${list}/page/${page}`;
}

export const feedPath = (blogPath: string) => `${blogPath}/posts.atom`;
