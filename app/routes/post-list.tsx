import { pathInLanguage } from '../content/language.ts';
import { ownId } from '../content/page-ids.ts';
import { getPostList, listTagLinks } from '../content/posts/post-list.ts';
import { feedPath } from '../content/posts/post-outlines.ts';
import { getFile, type LanguageContent } from '../content/site-content.ts';
import { PostListSection } from '../sections/blog/post-list.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { loadPage } from '../seo/load-page.ts';
import { blogData } from '../seo/structured-data/pages.ts';

export function load(content: LanguageContent, address: string) {
  const blog = getFile(content, 'blog');
  const list = getPostList(content, address);
  const { list: labels, paging } = blog;
  return {
    ...loadPage(content, list, list.path, blogData),
    words: { list: labels, paging },
    tags: listTagLinks(content),
    all: pathInLanguage(content.language, blog.path),
    feed: pathInLanguage(content.language, feedPath(blog.path)),
  };
}

export default function PostListPage({ page, ...book }: ReturnType<typeof load>) {
  return (
    <>
      <PageHero id={ownId('hero')} content={page.hero} />
      <PostListSection content={page} {...book} />
    </>
  );
}
