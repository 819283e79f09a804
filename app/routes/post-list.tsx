import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { pathInLanguage } from '../content/language.ts';
import { ownId } from '../content/page-ids.ts';
import { getPostList, listTagLinks } from '../content/posts/post-list.ts';
import { feedPath } from '../content/posts/post-outlines.ts';
import { getFile } from '../content/site-content.ts';
import { PostListSection } from '../sections/blog/post-list.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import { blogData } from '../seo/structured-data/pages.ts';

export { meta } from '../seo/route-meta.ts';

// This route exists only with posts, so React Router generates no types for it.

export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  const blog = getFile(content, 'blog');
  const list = getPostList(content, new URL(request.url).pathname);
  const { list: labels, paging } = blog;
  return {
    ...loadPage(content, list, list.path, blogData),
    words: { list: labels, paging },
    tags: listTagLinks(content),
    all: pathInLanguage(content.language, blog.path),
    feed: pathInLanguage(content.language, feedPath(blog.path)),
  };
};

export default function PostListPage() {
  const { page, ...book } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero id={ownId('hero')} content={page.hero} />
      <PostListSection content={page} {...book} />
    </>
  );
}
