import { buildTime } from '../../../lib/build-time.ts';
import { contentFiles } from '../content-files.ts';
import { readFields } from '../read-fields.ts';
import { countListPages, listPath } from './list-path.ts';
import { type PostName, readPostName } from './post-file.ts';

/** What has to be known of a post before its text is read. */
export interface PostOutline extends PostName {
  /** Path of its file inside the content folder. */
  file: string;
  /** Its address, such as `/blog/the-saturday-queue`. */
  path: string;
  tags: readonly string[];
  /** Why visitors do not get it, such as `a draft`; undefined for a published post. */
  hidden: string | undefined;
}

/**
 * Lists the posts of a content folder, the newest first. Files whose names are no names of posts are left out.
 *
 * @param folder path of the content folder, or of that of a translation; its files may hold anything
 * @param first path of the first language's folder, which says what a translation leaves out
 */
export function readPostOutlines(folder: string, first = folder): PostOutline[] {
  const blogPath = readBlogPath(first);
  if (blogPath === undefined) return [];
  const today = buildTime().toISOString().slice(0, 10);
  const outlines = contentFiles(folder).flatMap((file): PostOutline[] => {
    const name = readPostName(file);
    if ('problem' in name) return [];
    const { draft, tags } = { ...readFields(first, file), ...readFields(folder, file) };
    const isFuture = name.date > today && `a post for ${name.date}, which is in the future`;
    const hidden = draft === true ? 'a draft' : isFuture || undefined;
    const known = Array.isArray(tags) ? tags.map(String) : [];
    return [{ ...name, file, path: `${blogPath}/${name.slug}`, tags: known, hidden }];
  });
  return outlines.sort((a, b) => (a.file < b.file ? 1 : -1));
}

/** Whether a post has a page: drafts and posts of the future have one in the development server alone. */
export function isShown({ hidden }: Pick<PostOutline, 'hidden'>): boolean {
  return hidden === undefined || process.env.NODE_ENV === 'development';
}

/**
 * The addresses that posts bring with them.
 *
 * @param folder path of the content folder, or of that of a translation; its files may hold anything
 * @param first path of the first language's folder
 * @returns those of the lists and of the posts, without slash at the end; none without `blog.yaml`
 */
export function readPostPaths(
  folder: string,
  first = folder,
): { lists: string[]; posts: string[] } {
  const blogPath = readBlogPath(first);
  const posts = readPostOutlines(folder, first).filter(isShown);
  if (blogPath === undefined || posts.length === 0) return { lists: [], posts: [] };
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  const lists = [undefined, ...tags].flatMap((tag) => {
    const { length } = tag ? posts.filter((post) => post.tags.includes(tag)) : posts;
    return Array.from({ length: countListPages(length) }, (_, index) =>
      listPath(blogPath, tag, index + 1),
    );
  });
  return { lists, posts: posts.map((post) => post.path) };
}

function readBlogPath(first: string): string | undefined {
  const { path } = readFields(first, 'blog.yaml');
  return typeof path === 'string' && /^(\/[a-z0-9-]+)+$/.test(path) ? path : undefined;
}
