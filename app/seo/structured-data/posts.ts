import type { BlogPosting, Thing } from 'schema-dts';
import type { Post, PostSummary } from '../../content/posts/post.ts';
import type { PostList } from '../../content/posts/post-list.ts';
import { plainWords } from '../../content/rich-text.ts';
import type { PageContext } from '../page-context.ts';
import { inLanguage, vendor } from './vendor.ts';

/** A list of posts: the blog with the posts that the page shows. */
export function blogData(context: PageContext, { hero, posts }: PostList): Thing[] {
  return [
    {
      '@type': 'Blog',
      ...inLanguage(context),
      name: hero.title,
      description: plainWords(hero.lead),
      publisher: vendor(context),
      blogPost: posts.map((post) => posting(context, post)),
    },
  ];
}

/** A post with its author, its days and its length. */
export function postData(context: PageContext, post: Post): Thing[] {
  const { href, article, author, picture, text, tags } = post;
  const { origin } = context.site;
  return [
    {
      ...posting(context, post),
      mainEntityOfPage: origin + href,
      dateModified: article.modified,
      publisher: vendor(context),
      author: {
        '@type': 'Person',
        name: author.name,
        ...(author.role && { jobTitle: author.role }),
      },
      ...inLanguage(context),
      wordCount: text.wordCount,
      keywords: tags.map(({ name }) => name),
      ...(picture && { image: origin + picture.share.src }),
    },
  ];
}

function posting({ site }: PageContext, { title, description, href, date, author }: PostSummary) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: site.origin + href,
    datePublished: date.iso,
    author: { '@type': 'Person', name: author.name },
  } as const satisfies BlogPosting;
}
