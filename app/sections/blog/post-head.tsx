import type { ReactNode } from 'react';
import { Container } from '../../components/container.tsx';
import { Heading } from '../../components/heading.tsx';
import { NonBreakingWords } from '../../components/non-breaking-words.tsx';
import { TagLinks } from '../../components/tag-links.tsx';
import type { Post } from '../../content/posts/post.ts';
import type { BlogFile } from '../../content/schemas/blog.ts';
import { CalendarLeaf } from '../../figures/calendar-leaf.tsx';
import { Picture } from '../../figures/picture.tsx';

interface PostHeadProps {
  content: Omit<Post, 'text'>;
  words: BlogFile['post'];
  tags: readonly { name: string; href: string }[];
  /** The list of all posts. */
  list: { name: string; href: string };
}

/** The head of a post: its heading beside its leaf of the calendar, and by whom and when it was written. */
export function PostHead({ content, words, tags, list }: PostHeadProps) {
  const { title, description, date, updated, author, readingTime, picture } = content;
  return (
    <section aria-labelledby="post-title" className="tone-ground pb-section-sm">
      <Container>
        <p className="flex min-h-hero items-end pb-3">
          <a href={list.href} className="text-link">
            {list.name}
          </a>
        </p>
        <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto]">
          {/* First, so that the heading is in its place from its first paint on. */}
          <div className="post-leaf">
            <CalendarLeaf size="large" date={date} />
          </div>
          <div className="grid gap-7">
            <Heading level={1} size="title-1" id="post-title">
              {title}
            </Heading>
            <p className="max-w-measure text-lead text-ink-muted text-balance">
              <NonBreakingWords text={description} />
            </p>
            <TagLinks label={words.tags} tags={tags} />
          </div>
        </div>
        <dl className="byline sheet always-light bg-tint-white">
          <div>
            <dt>{words.author}</dt>
            <dd className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 leading-[1.3]">
              <Picture isFirst picture={author.portrait} className="size-12 border-2 border-ink" />
              <span className="grid">
                <span className="font-semibold">{author.name}</span>{' '}
                {author.role && <span className="text-small">{author.role}</span>}
              </span>
            </dd>
          </div>
          <Fact label={words.published}>
            <time dateTime={date.iso}>{date.text}</time>
          </Fact>
          {updated && (
            <Fact label={words.updated}>
              <time dateTime={updated.iso}>{updated.text}</time>
            </Fact>
          )}
          <Fact label={words.readingTime}>{readingTime}</Fact>
        </dl>
        {picture && (
          <figure className="mt-12 grid max-w-measure gap-3">
            <Picture
              isFirst
              picture={picture.picture}
              className="photo-print aspect-video w-full object-cover"
            />
            {picture.caption && (
              <figcaption className="font-mono text-ink-muted text-small">
                {picture.caption}
              </figcaption>
            )}
          </figure>
        )}
      </Container>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
