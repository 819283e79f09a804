import { Heading } from '../../components/words.tsx';
import type { PostSummary } from '../../content/posts/post.ts';
import { Picture } from '../../figures/picture.tsx';
import { CalendarLeaf } from './calendar-leaf.tsx';

interface PostCardsProps {
  posts: readonly PostSummary[];
  /** Whether a post that has a picture shows it, in place of the leaf of its day. */
  withPictures?: boolean;
}

/** Posts side by side, each with its day or its picture. */
export function PostCards({ posts, withPictures = false }: PostCardsProps) {
  return (
    <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-12">
      {posts.map(({ href, title, description, date, picture }) => (
        <li key={href} className="relative grid content-start gap-4 border-ink border-t-2 pt-6">
          {withPictures && picture ? (
            <Picture
              picture={picture.picture}
              sizes="(min-width:48rem) 24rem,88vw"
              className="h-auto w-full"
            />
          ) : (
            <CalendarLeaf size="small" date={date} />
          )}
          <Heading size="title-3">
            <a href={href} className="day-link">
              {title}
            </a>
          </Heading>
          <p className="text-pretty">{description}</p>
          {withPictures && picture && (
            <time dateTime={date.iso} className="font-mono text-ink-muted text-small">
              {date.text}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
