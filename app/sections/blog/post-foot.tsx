import { Container } from '../../components/container.tsx';
import type { PostSummary } from '../../content/posts/post.ts';
import type { BlogFile } from '../../content/schemas/blog.ts';
import { CalendarLeaf } from '../../figures/calendar-leaf.tsx';

interface PostFootProps {
  words: BlogFile['post'];
  /** The posts of the days before and after. */
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
}

/** The foot of a post: the leaves of the posts before and after it. Nothing for the only post. */
export function PostFoot({ words, previous, next }: PostFootProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.more} className="tone-ground edge-seam py-section-sm print:hidden">
      <Container>
        <ul className="grid gap-8 md:grid-cols-2">
          {previous && <Neighbour label={words.previous} post={previous} rel="prev" />}
          {next && <Neighbour label={words.next} post={next} rel="next" />}
        </ul>
      </Container>
    </nav>
  );
}

interface NeighbourProps {
  label: string;
  post: PostSummary;
  rel: 'prev' | 'next';
}

function Neighbour({ label, post, rel }: NeighbourProps) {
  return (
    <li className={rel === 'next' ? 'md:col-start-2' : undefined}>
      <a href={post.href} rel={rel} className="neighbour sheet always-light bg-tint-white">
        <CalendarLeaf size="small" date={post.date} />
        <span className="grid content-center gap-1">
          <span className="font-mono text-ink-muted text-small">{label}</span>{' '}
          <span className="font-heading text-title-3">{post.title}</span>
        </span>
      </a>
    </li>
  );
}
