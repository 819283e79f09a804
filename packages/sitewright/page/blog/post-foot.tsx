import { ownId } from '../../content/pages/page-ids.ts';
import type { PostSummary } from '../../content/posts/post.ts';
import { Container } from '../components/section.tsx';
import { Heading } from '../components/words.tsx';
import type { PostProps } from './load-post.ts';
import { PostCards } from './post-cards.tsx';

const relatedId = ownId('related');

/**
 * The foot of a post: others with its tags, and those before and after it. Nothing for the only post.
 */
export function PostFoot({ language, words, previous, next, related }: PostProps) {
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
