import { Section, SectionIntro } from '../../components/section.tsx';
import { Heading } from '../../components/words.tsx';
import type { Day, PostSummary } from '../../content/posts/post.ts';
import type { PostList } from '../../content/posts/post-list.ts';
import type { BlogFile } from '../../content/schemas/blog.ts';
import type { FigureProps } from '../../figures/drawing.tsx';
import { CalendarLeaf } from './calendar-leaf.tsx';
import { TagLinks } from './tag-links.tsx';

interface DayBookProps {
  content: PostList;
  words: Pick<BlogFile, 'list' | 'paging'>;
  /** Every tag that a post has, with the address of its list. */
  tags: readonly { name: string; href: string }[];
  /** The addresses of the list of all posts and of the feed. */
  all: string;
  feed: string;
}

/** A list of posts as a day book: a leaf of the calendar is pasted into its margin for each of them. */
export function DayBook({ content, words: { list, paging }, tags, all, feed }: DayBookProps) {
  const { posts, position, newer, older, tag } = content;
  const shownTags = tags.map((one) => ({ ...one, isCurrent: one.href === content.href }));
  return (
    <Section id="posts" tone="paper">
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div className="grid gap-6">
          <SectionIntro id="posts" title={list.title} />
          <TagLinks label={list.tags} tags={shownTags} />
          <p className="flex flex-wrap gap-x-8">
            {tag && (
              <>
                <a href={all} className="text-link">
                  {list.all}
                </a>{' '}
              </>
            )}
            <a href={feed} className="text-link">
              {list.feed}
            </a>
          </p>
        </div>
        <div className="sheet always-light bg-tint-white">
          <ol className="day-book margin-lines">
            {posts.map((post) => (
              <DayEntry key={post.path} {...post} />
            ))}
          </ol>
          {position && (
            <nav
              aria-label={paging.label}
              className="flex flex-wrap items-center gap-x-8 gap-y-2 border-ink border-t-2 px-[min(1.75rem,5vw)] py-3"
            >
              {newer && (
                <a href={newer} rel="prev" className="text-link">
                  {paging.newer}
                </a>
              )}{' '}
              <span className="font-mono text-small">{position}</span>{' '}
              {older && (
                <a href={older} rel="next" className="text-link">
                  {paging.older}
                </a>
              )}
            </nav>
          )}
        </div>
      </div>
    </Section>
  );
}

function DayEntry({ href, title, description, date, author, readingTime }: PostSummary) {
  return (
    <li className="relative grid grid-cols-[var(--margin)_minmax(0,1fr)] border-rule py-7 not-first:border-t max-[15rem]:grid-cols-1 max-[15rem]:gap-4">
      <CalendarLeaf size="small" date={date} />
      <article aria-label={title} className="grid gap-3 px-[min(1.75rem,5vw)]">
        <Heading size="value">
          <a href={href} className="day-link">
            {title}
          </a>
        </Heading>
        <p className="text-pretty">{description}</p>
        <p className="flex flex-wrap gap-x-6 font-mono text-ink-muted text-small">
          <time dateTime={date.iso} className="sr-only">
            {date.text}
          </time>{' '}
          <span>{author.name}</span> <span>{readingTime}</span>
        </p>
      </article>
    </li>
  );
}

/** A block calendar on its board: the day of the newest post is on top, the leaves below it are its shadow. */
export function CalendarBlock({ label, date }: FigureProps & { date: Day }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="sheet mx-auto w-fit bg-[light-dark(var(--color-tint-goldenrod),var(--color-board))] px-[clamp(2rem,6vw,4rem)] py-[clamp(1.75rem,4vw,2.75rem)] [--leaf:min(clamp(1.75rem,3.6vw,3rem),8vw)] [rotate:-1.5deg]"
    >
      <div className="grid paper-shadow [&_.leaf]:[box-shadow:0_3px_0_-1px_var(--color-tint-white),0_3px_0_1px_var(--color-ink),0_7px_0_-1px_var(--color-tint-white),0_7px_0_1px_var(--color-ink)]">
        <div className="h-6 rounded-ss-paper rounded-se-paper border-2 border-ink border-b-0 bg-thread" />
        <CalendarLeaf size="large" date={date} />
      </div>
    </div>
  );
}
