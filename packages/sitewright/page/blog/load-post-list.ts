import { pathInLanguage } from '../../content/languages/language.ts';
import { getFile, type LanguageContent } from '../../content/pages/site-content.ts';
import { getPostList, listTagLinks, type PostList } from '../../content/posts/post-list.ts';
import { feedPath } from '../../content/posts/post-outlines.ts';
import type { BlogFile } from '../../content/schemas/blog.ts';
import { fillTemplate } from '../../content/values/fill-template.ts';
import { printDay } from '../../print/print-time.ts';
import { loadPage } from '../seo/load-page.ts';
import { blogData } from '../seo/structured-data/pages.ts';

export type PostListProps = Omit<ReturnType<typeof loadPostList>, 'head'>;

/** A page of a list of posts, the words around it, and the addresses of all posts, of their feed and of the tags. */
export function loadPostList(content: LanguageContent, address: string) {
  const blog = getFile(content, 'blog');
  const language = content.language.tag;
  const list = describePage(getPostList(content, address), blog, language);
  return {
    ...loadPage(content, list, list.path, blogData),
    language,
    words: blog,
    tags: listTagLinks(content),
    all: pathInLanguage(content.language, blog.path),
    feed: pathInLanguage(content.language, feedPath(blog.path)),
  };
}

/** Says on each page of a list which one it is, and on the further ones of which days their posts are. */
function describePage(list: PostList, { paging }: BlogFile, language: string) {
  const { page, pages, posts } = list;
  const [first = '', last = ''] = [posts[0], posts.at(-1)].map(
    (post) => post && printDay(post.date, language),
  );
  const words = { first, last, title: list.meta.title, page: `${page}`, pages: `${pages}` };
  const insert = (text: string) => fillTemplate(text, words);
  const position = pages > 1 ? insert(paging.position) : undefined;
  if (page === 1) return { ...list, position };
  const title = insert(paging.title);
  const meta = { ...list.meta, title, description: insert(paging.description) };
  return { ...list, position, meta, hero: { ...list.hero, title } };
}
