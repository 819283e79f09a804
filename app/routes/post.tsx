import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { pathInLanguage } from '../content/language.ts';
import { ownId } from '../content/page-ids.ts';
import { getPost, listTagLinks } from '../content/posts/post-list.ts';
import { getFile } from '../content/site-content.ts';
import { BlogPost } from '../sections/blog/post.tsx';
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
  const { closing, ...post } = useLoaderData<typeof loader>();
  return (
    <>
      <BlogPost {...post} />
      {closing && <ClosingCall frame={{ id: ownId('closing'), tone: 'paper' }} content={closing} />}
    </>
  );
}
