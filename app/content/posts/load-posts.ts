import { contentFiles } from '../content-files.ts';
import type { Language } from '../language.ts';
import type { LanguageFiles } from '../language-files.ts';
import { readRawSections } from '../page-files.ts';
import { createPathCheck } from '../page-paths.ts';
import { postSchema, type Writer } from '../schemas/post.ts';
import type { References } from '../schemas/shared.ts';
import { findSection, type LanguageContent } from '../site-content.ts';
import { createPost, type Post } from './post.ts';
import { isShown, readPostName, readPostOutlines } from './post-outlines.ts';

/**
 * Reads the posts of a language; those that visitors do not get are checked too.
 *
 * @param content what the files beside the posts say, as far as they are valid
 * @param shared the site's languages, and the people of the first one, who write where a translation has
 *   no people
 * @returns the posts that visitors get, the newest first
 */
export function loadPosts(
  files: LanguageFiles,
  { pictures }: Pick<References, 'pictures'>,
  { pages, blog }: Pick<LanguageContent, 'pages' | 'blog'>,
  shared: { people: readonly Writer[] | undefined; languages: readonly Language[] },
): Post[] {
  const all = contentFiles(files.folder);
  reportNames(files, all);
  // A path that another page has, or below which others are.
  const describePath = createPathCheck(files.folder, files.firstFolder, shared.languages);
  const taken = blog && describePath(blog.path, { countsBelow: true });
  const problem = taken && files.locators.get('blog')?.(['path'], taken);
  if (problem) files.problems.push(problem);
  // Without the section of a page that is not valid, its problems are reported already.
  const sections = readRawSections(files.folder, files.firstFolder);
  const hasPeople = sections.some(({ kind }) => kind === 'people');
  const people = hasPeople ? findSection({ pages }, 'people')?.content.people : shared.people;
  const schema = postSchema({ pictures, people, tags: blog?.tags });
  const posts: Post[] = [];
  const fileOf = new Map<string, string>();
  for (const outline of readPostOutlines(files.folder, files.firstFolder).toReversed()) {
    const { file, slug, date } = outline;
    const other = fileOf.get(slug);
    if (other) {
      const expected = 'expected a name that no other post has after its day';
      files.report(file, `${expected}, found that of ${other}; rename it`);
    }
    fileOf.set(slug, file);
    const name = file.slice(0, -'.md'.length);
    const read = files.readText(name, schema, { pictures });
    const problemAt = files.locators.get(name);
    if (!read || !problemAt) continue;
    if (read.data.updated && read.data.updated < date) {
      const message = `expected ${date}, the day of the post, or a later one, found ${read.data.updated}`;
      files.problems.push(problemAt(['updated'], message));
    }
    if (people && blog && isShown(outline))
      posts.unshift(createPost(outline, read.data, read.text, files.language));
  }
  return posts;
}

/** Reports files that can be no posts, and a blog without posts or posts without one. */
function reportNames(files: LanguageFiles, all: readonly string[]): void {
  const posts = all.filter((file) => /^posts\/.*\.md$/.test(file));
  for (const file of posts) {
    files.claim(file);
    const name = readPostName(file);
    if ('problem' in name) files.report(file, name.problem);
  }
  const hasBlog = all.includes('blog.yaml');
  if (hasBlog && posts.length === 0) {
    files.report('blog.yaml', 'unused file; write a post into posts/, or remove it');
  }
  if (!hasBlog && posts.length > 0) {
    const expected = 'expected this file, the address of the posts and the words around them';
    files.report('blog.yaml', `${expected}, found none`);
  }
}
