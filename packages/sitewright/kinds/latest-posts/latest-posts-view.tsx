import { PostCards } from '../../page/blog/post-cards.tsx';
import { Section } from '../../page/components/section.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
import { findPosts, type latestPosts } from './latest-posts.ts';

/** The newest posts side by side, each with its picture if wanted. */
export default function LatestPosts(props: SectionProps<typeof latestPosts>) {
  const { frame, content, posts, blogHref, language } = props;
  const { look, tag, most, all, ...intro } = content;
  const own = findPosts(posts, tag);
  return (
    <Section {...frame} intro={intro}>
      <PostCards
        posts={own.slice(0, most)}
        language={language}
        withPictures={look === 'pictures'}
      />
      <p className="mt-8">
        <a href={blogHref} className="text-link">
          {all}
        </a>
      </p>
    </Section>
  );
}
