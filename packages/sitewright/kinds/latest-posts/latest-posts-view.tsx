import { PostCards, Section, TextLink } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import { findPosts, type latestPosts } from './latest-posts.ts';

/** The newest posts side by side, each with its picture if wanted. */
export default function LatestPosts(props: SectionProps<typeof latestPosts>) {
  const { frame, content, posts, blogHref, language } = props;
  const { look, tag, most, all, ...intro } = content;
  return (
    <Section {...frame} intro={intro}>
      <PostCards
        posts={findPosts(posts, tag).slice(0, most)}
        language={language}
        withPictures={look === 'pictures'}
      />
      <p className="mt-8">
        <TextLink href={blogHref} label={all} />
      </p>
    </Section>
  );
}
