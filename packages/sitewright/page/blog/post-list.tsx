import { ownId } from '../../content/pages/page-ids.ts';
import { TextLink } from '../components/anchor.tsx';
import { Section, SectionIntro } from '../components/section.tsx';
import type { PostListProps } from './load-post-list.ts';
import { PostCards } from './post-cards.tsx';
import { TagLinks } from './tag-links.tsx';

const postsId = ownId('posts');

/** A page of a list of posts, the newest of them first and larger than the others. */
export function PostListSection(props: PostListProps) {
  const { page, language, words, tags, all, feed } = props;
  const { list, paging } = words;
  const { posts, position, newer, older, tag } = page;
  const shownTags = tags.map((one) => ({ ...one, isCurrent: one.href === page.href }));
  return (
    <Section id={postsId} tone="paper">
      <SectionIntro id={postsId} title={list.title} />
      <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-4">
        {tags.length > 0 && <TagLinks label={list.tags} tags={shownTags} />}
        {tag && (
          <>
            <TextLink href={all} label={list.all} />{' '}
          </>
        )}
        <TextLink href={feed} label={list.feed} />
      </div>
      <PostCards posts={posts} language={language} withPictures hasLead />
      {position && (
        <nav
          aria-label={paging.label}
          className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 border-ink border-t-2 pt-4"
        >
          {newer && <TextLink href={newer} rel="prev" label={paging.newer} />}{' '}
          <span className="font-mono text-small">{position}</span>{' '}
          {older && <TextLink href={older} rel="next" label={paging.older} />}
        </nav>
      )}
    </Section>
  );
}
