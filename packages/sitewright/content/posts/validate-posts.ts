import { isDay } from '../dates/describe-day.ts';
import { countOnClocks, timeOn } from '../dates/time-zone.ts';
import { readTimeZone } from '../dates/today.ts';
import type { FieldContext } from '../fields/field-context.ts';
import type { BlogFile, Tag } from '../schemas/blog.ts';
import { postSchema } from '../schemas/post.ts';
import type { LanguageValidator } from '../validate/language-validator.ts';
import { fieldAt, listGroups } from '../values/field-at.ts';
import { addAuthors, listNamed, type Writers, withOriginalNames } from './find-writers.ts';
import { createPost, type Post } from './post.ts';
import { draft, isShown, readPermalink, readPostName, readPostOutlines } from './post-outlines.ts';

/**
 * Reads the posts of a language; those that visitors do not get are checked too.
 *
 * @param blog what `blog.yaml` says, where it is valid
 * @returns the posts that visitors get and those that they will get, the newest first, as far as they are
 *   valid, and the names of the files of all
 */
export function validatePosts(
  files: LanguageValidator,
  { pictures }: Pick<FieldContext, 'pictures'>,
  { blog, writers }: { blog: BlogFile | undefined; writers: Writers | undefined },
): { posts: Post[]; coming: Post[]; dated: string[] } {
  reportNames(files);
  // A path that another page has, or below which others are.
  const taken = blog && files.describePath(blog.path, { countsBelow: true });
  const problem = taken && files.said.get('blog')?.problemAt(['path'], taken);
  if (problem) files.problems.push(problem);
  // Something else may be wrong with what the file says.
  const said = fieldAt(files.said.get('blog')?.value, ['tags']);
  const tags = blog
    ? (blog.tags ?? [])
    : said !== undefined
      ? (listGroups(said) as Tag[])
      : undefined;
  const named = listNamed(fieldAt(files.said.get('blog')?.value, ['authors']));
  const originals = fieldAt(files.originals?.said.get('blog')?.value, ['authors']);
  const known = addAuthors(writers, withOriginalNames(blog?.authors ?? named, originals));
  const schema = postSchema({ pictures, people: known?.people, tags });
  const describeChosen = (path: string, list = '/blog') =>
    path === list || path.startsWith(`${list}/tags/`) || path.startsWith(`${list}/page/`)
      ? `expected another path, as lists of posts have those at ${list}`
      : files.describePath(path, { countsBelow: true });
  const posts: Post[] = [];
  const coming: Post[] = [];
  const dated: string[] = [];
  const fileOf = new Map<string, string>();
  const timeZone = readTimeZone(files.folder);
  const isPattern = readPermalink(files.folder) !== undefined;
  for (const outline of readPostOutlines(files.folder).toReversed()) {
    const { file, path, date } = outline;
    // Files whose names differ in capitals alone are one on some systems.
    const other = fileOf.get(path.toLowerCase());
    if (other) {
      const expected = 'expected a name that no other post has after its day';
      const remedy = `rename it, say a permalink such as "/{year}/{slug}" in blog.yaml, or give it an address such as "/${date.slice(0, 4)}${path.slice(path.lastIndexOf('/'))}"`;
      const atField =
        'Another post has this address too: give one of the two an address of its own';
      files.report(file, `${expected}, found that of ${other}; ${remedy}`, atField);
    }
    fileOf.set(path.toLowerCase(), file);
    const name = file.slice(0, -'.md'.length);
    const read = files.readText(name, schema, { pictures });
    const said = files.said.get(name);
    const chosen = fieldAt(said?.value, ['address']) === path ? path : undefined;
    const problem = chosen && describeChosen(chosen, blog?.path);
    if (said && problem) files.problems.push(said.problemAt(['address'], problem));
    const taken = !chosen && isPattern && describeChosen(path, blog?.path);
    if (taken) {
      const message = `${taken}; rename the file, or change permalink in blog.yaml`;
      files.report(file, message, `${taken}: give the post an address of its own`);
    }
    const updated = fieldAt(said?.value, ['updated']);
    if (said && isDay(updated) && updated < date) {
      const message = `expected ${date}, the day of the post, or a later one, found ${updated}`;
      files.problems.push(said.problemAt(['updated'], message));
    }
    const { time } = outline;
    const count = time ? countOnClocks(timeZone, date, time) : 1;
    if (said && count !== 1) {
      const message = count
        ? `the clocks of ${timeZone} show ${time} twice on this day: ${timeOn(timeZone, date, time ?? '')} is taken`
        : `expected a time outside the hour over which the clocks of ${timeZone} go forward, found ${time}`;
      files[count ? 'warnings' : 'problems'].push(said.problemAt(['time'], message));
    }
    const isPublished = isShown(outline, files.folder);
    if (outline.whyUnpublished === draft && !isPublished) continue;
    dated.push(name);
    if (read && writers?.isWhole && blog) {
      const post = createPost(outline, read.data, read.text, files.language, timeZone);
      (isPublished ? posts : coming).unshift(post);
    }
  }
  return { posts, coming, dated };
}

const noDay = 'This is no post, as its name has no day: write it anew as one';

/** Reports files that can be no posts, and a blog without posts or posts without one. */
function reportNames(files: LanguageValidator): void {
  const { folder } = files;
  const all = folder.files;
  const posts = all.filter((file) => /^posts\/.*\.md$/.test(file));
  for (const file of posts) {
    files.claim(file);
    const name = readPostName(file, files.language.tag);
    if ('problem' in name) files.report(file, name.problem, noDay);
  }
  const hasBlog = all.includes('blog.yaml');
  // The posts may be in other languages, which take the address of the list from the first one, or begun.
  const place = folder.tag === undefined ? /\/posts\/.+\.md$/ : RegExp(`^${folder.tag}/posts/`);
  const hasOthers = [...folder.site.all.keys()].some((file) => place.test(file));
  if (hasBlog && posts.length === 0 && !hasOthers) {
    const message = 'unused file; write a post into posts/, or remove it';
    files.report('blog.yaml', message, 'There is no post yet: write one');
  }
  if (!hasBlog && posts.length > 0) {
    const message =
      'expected this file, the address of the posts and the words around them, found none';
    files.report('blog.yaml', message, 'There are posts, and no list of them: create it');
  }
}
