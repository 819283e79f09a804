import type { ReactNode } from 'react';
import { ownId } from '../../content/page-ids.ts';
import type { Post, PostSummary } from '../../content/posts/post.ts';
import type { BlogFile } from '../../content/schemas/blog.ts';
import type { Reading } from '../../content/schemas/reading.ts';
import { Button } from '../../page/components/button.tsx';
import { InlineScript } from '../../page/components/inline-script.tsx';
import { Container } from '../../page/components/section.tsx';
import { Heading } from '../../page/components/words.tsx';
import shareScript from '../../page/enhance/share.ts?inline-script';
import { Picture } from '../../page/figures/picture.tsx';
import { printDay, printReadingTime } from '../../print/print-time.ts';
import { TextBesideContents } from '../long-text/long-text.tsx';
import { PostCards } from './post-cards.tsx';
import { TagLinks } from './tag-links.tsx';

interface PostProps {
  page: Post;
  language: string;
  words: BlogFile['post'];
  reading: Reading;
  tags: readonly { name: string; href: string }[];
  /** The list of all posts. */
  list: { name: string; href: string };
  /** The posts of the days before and after. */
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
  /** Other posts with its tags. */
  related: readonly PostSummary[];
}

const titleId = ownId('title');
const relatedId = ownId('related');

/** A post between its head and its foot. */
export function BlogPost(props: PostProps) {
  return (
    <>
      <PostHead {...props} />
      <PostText {...props} />
      <PostFoot {...props} />
    </>
  );
}

/** The head of a post: its heading and picture, as wide as its text, beside by whom and when it was written. */
function PostHead({ page, language, words, tags, list }: PostProps) {
  const { title, description, date, updated, author, picture, wordCount } = page;
  return (
    <section aria-labelledby={titleId} className="tone-ground pb-section-sm">
      <Container>
        <p className="flex min-h-opening items-end pb-3">
          <a href={list.href} className="text-link">
            {list.name}
          </a>
        </p>
        <div className="reading-columns gap-y-8">
          <div className="grid gap-7">
            <Heading level={1} size="title-1" id={titleId}>
              {title}
            </Heading>
            <p className="max-w-measure text-lead text-ink-muted text-balance">{description}</p>
            <TagLinks label={words.tags} tags={tags} />
          </div>
          <dl className="flex flex-wrap content-start gap-x-10 gap-y-4 lg:row-span-2 lg:grid lg:ps-12">
            <Fact label={words.author}>
              <span className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 leading-[1.3]">
                <Picture
                  isFirst
                  picture={author.portrait}
                  className="size-12 border-2 border-ink"
                />
                <span className="grid">
                  <span className="font-semibold">{author.name}</span>{' '}
                  {author.role && <span className="text-small">{author.role}</span>}
                </span>
              </span>
            </Fact>
            <Fact label={words.published}>
              <time dateTime={date}>{printDay(date, language)}</time>
            </Fact>
            {updated && (
              <Fact label={words.updated}>
                <time dateTime={updated}>{printDay(updated, language)}</time>
              </Fact>
            )}
            <Fact label={words.readingTime}>{printReadingTime(wordCount, language)}</Fact>
          </dl>
          {picture && (
            <figure className="grid gap-3">
              <Picture
                isFirst
                picture={picture.picture}
                className="photo-print aspect-video w-full object-cover lg:aspect-[2/1]"
              />
              {picture.caption && (
                <figcaption className="font-mono text-ink-muted text-small">
                  {picture.caption}
                </figcaption>
              )}
            </figure>
          )}
        </div>
      </Container>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The text of a post, with a list of its headings if it wants one, and a button that passes it on. */
function PostText({ page: { text, contents }, words: { share }, reading }: PostProps) {
  return (
    <div className="tone-ground pb-section">
      <Container>
        <TextBesideContents text={text} hasContents={contents} words={reading} />
        {share && (
          <p
            data-share=""
            hidden
            className="mt-12 items-center gap-4 not-[[hidden]]:flex print:hidden!"
          >
            <Button variant="secondary">{share.label}</Button>
            <span role="status" data-copied={share.copied} />
            <InlineScript type="module" source={shareScript} />
          </p>
        )}
      </Container>
    </div>
  );
}

/**
 * The foot of a post: others with its tags, and those before and after it. Nothing for the only post.
 */
function PostFoot({ language, words, previous, next, related }: PostProps) {
  if (!previous && !next) return null;
  return (
    <>
      {words.related && related.length > 0 && (
        <nav
          aria-labelledby={relatedId}
          className="tone-ground edge-seam py-section-sm print:hidden"
        >
          <Container>
            <Heading level={2} size="title-2" id={relatedId}>
              {words.related}
            </Heading>
            <PostCards posts={related} language={language} />
          </Container>
        </nav>
      )}
      <nav aria-label={words.more} className="tone-ground edge-seam py-section-sm print:hidden">
        <Container>
          <ul className="grid gap-8 md:grid-cols-2">
            {previous && <Neighbour label={words.previous} post={previous} rel="prev" />}
            {next && <Neighbour label={words.next} post={next} rel="next" />}
          </ul>
        </Container>
      </nav>
    </>
  );
}

interface NeighbourProps {
  label: string;
  post: PostSummary;
  rel: 'prev' | 'next';
}

function Neighbour({ label, post, rel }: NeighbourProps) {
  return (
    <li
      className={`relative grid content-start gap-1 border-ink border-t-2 pt-4 ${rel === 'next' ? 'md:col-start-2' : ''}`}
    >
      <span className="font-mono text-ink-muted text-small">{label}</span>{' '}
      <p className="font-heading text-title-3">
        <a href={post.href} rel={rel} className="post-link">
          {post.title}
        </a>
      </p>
    </li>
  );
}
