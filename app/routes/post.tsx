import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { pathInLanguage } from '../content/language.ts';
import { getPost, listTagLinks } from '../content/posts/post-list.ts';
import { getFile } from '../content/site-content.ts';
import { PostFoot, PostHead, PostText } from '../sections/blog/post.tsx';
import ClosingCall from '../sections/closing/closing.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import { postData } from '../seo/structured-data/pages.ts';

export { meta } from '../seo/route-meta.ts';

// This route exists only with posts, so React Router generates no types for it.

export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  const blog = getFile(content, 'blog');
  const { post, ...others } = getPost(content, new URL(request.url).pathname);
  return {
    ...loadPage(content, post, post.path, postData),
    words: blog.post,
    closing: blog.closing,
    reading: getFile(content, 'reading'),
    tags: listTagLinks(content, post.tags),
    list: { name: blog.hero.title, href: pathInLanguage(content.language, blog.path) },
    ...others,
  };
};

export default function PostPage() {
  const { page, words, closing, reading, tags, list, ...others } = useLoaderData<typeof loader>();
  return (
    <>
      <PostHead content={page} words={words} tags={tags} list={list} />
      <PostText content={page} words={reading} share={words.share} />
      <PostFoot words={words} {...others} />
      {closing && <ClosingCall frame={{ id: 'closing', tone: 'paper' }} content={closing} />}
    </>
  );
}
