import { views } from 'virtual:site';
import { pathInLanguage } from '../../content/languages/language.ts';
import { ownId } from '../../content/pages/page-ids.ts';
import { getFile, type LanguageContent } from '../../content/pages/site-content.ts';
import { getPost, listTagLinks } from '../../content/posts/post-list.ts';
import { BlogPost } from '../blog/post.tsx';
import { loadPage } from '../seo/load-page.ts';
import { postData } from '../seo/structured-data/pages.ts';

export function load(content: LanguageContent, address: string) {
  const blog = getFile(content, 'blog');
  const { post, ...others } = getPost(content, address);
  return {
    ...loadPage(content, post, post.path, postData),
    language: content.language.tag,
    words: blog.post,
    closing: blog.closing,
    reading: getFile(content, 'reading'),
    tags: listTagLinks(content, post.tags),
    list: { name: blog.hero.title, href: pathInLanguage(content.language, blog.path) },
    ...others,
  };
}

export default function PostPage({ closing, ...post }: ReturnType<typeof load>) {
  const ClosingCall = views.get('closing');
  return (
    <>
      <BlogPost {...post} />
      {closing && ClosingCall && (
        <ClosingCall frame={{ id: ownId('closing'), tone: 'paper' }} content={closing} />
      )}
    </>
  );
}
