import { ownId } from '../../content/pages/page-ids.ts';
import type { PostList } from '../../content/posts/post-list.ts';
import type { BlogFile } from '../../content/schemas/blog.ts';
import { TextLink } from '../components/anchor.tsx';
import { Section, SectionIntro } from '../components/section.tsx';
import { PostCards } from './post-cards.tsx';
import { TagLinks } from './tag-links.tsx';

const postsId = ownId('posts');

interface PostListProps {
  /** The page, and where it is among those of its list, such as `Page 2 of 3`; undefined for the only one. */
  content: PostList & { position: string | undefined };
  language: string;
  words: Pick<BlogFile, 'list' | 'paging'>;
  /** Every tag that a post has, with the address of its list. */
  tags: readonly { name: string; href: string }[];
  /** The addresses of the list of all posts and of the feed. */
  all: string;
  feed: string;
}

/** A page of a list of posts, the newest of them first and larger than the others. */
export function PostListSection(props: PostListProps) {
  const { content, language, words, tags, all, feed } = props;
  const { list, paging } = words;
  const { posts, position, newer, older, tag } = content;
  const shownTags = tags.map((one) => ({ ...one, isCurrent: one.href === content.href }));
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
