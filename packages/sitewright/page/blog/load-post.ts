import { pathInLanguage } from '../../content/languages/language.ts';
import { getFile, type LanguageContent } from '../../content/pages/site-content.ts';
import { getPost, listTagLinks } from '../../content/posts/post-list.ts';
import { loadPage } from '../seo/load-page.ts';
import { postData } from '../seo/structured-data/pages.ts';

export type PostProps = Omit<ReturnType<typeof loadPost>, 'head' | 'closing'>;

/** A post with its neighbours, the words around it, its tags and the list of all posts. */
export function loadPost(content: LanguageContent, address: string) {
  const blog = getFile(content, 'blog');
  const { post, ...others } = getPost(content, address);
  return {
    ...loadPage(content, post, post.path, postData),
    language: content.language.tag,
    words: blog.post,
    closing: blog.closing,
    reading: getFile(content, 'reading'),
    tags: listTagLinks(content, post.tags),
    list: { label: blog.hero.title, href: pathInLanguage(content.language, blog.path) },
    ...others,
  };
}
