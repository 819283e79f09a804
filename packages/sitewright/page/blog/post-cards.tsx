import type { PostSummary } from '../../content/posts/post.ts';
import { printDay, printReadingTime } from '../../print/print-time.ts';
import { Heading } from '../components/words.tsx';
import { Picture } from '../figures/picture.tsx';

interface PostCardsProps {
  posts: readonly PostSummary[];
  language: string;
  /** Whether posts show the pictures that they have. */
  withPictures?: boolean;
  /** Whether the first is larger than the others, where the window has room. */
  hasLead?: boolean;
}

/** Posts side by side, each with its day. */
export function PostCards(props: PostCardsProps) {
  const { posts, language, withPictures = false, hasLead = false } = props;
  const names = new Intl.ListFormat(language);
  return (
    <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-12">
      {posts.map(({ href, title, description, date, authors, wordCount, picture }, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li
            key={href}
            className={`relative grid content-start gap-x-10 gap-y-4 border-ink border-t-2 pt-6 ${isLead ? 'col-span-full md:grid-cols-2' : ''}`}
          >
            {withPictures && picture && (
              <Picture
                picture={picture.picture}
                sizes={isLead ? '(min-width:48rem) 40rem,88vw' : '(min-width:48rem) 24rem,88vw'}
                className="aspect-[3/2] w-full object-cover"
              />
            )}
            <div className="grid content-start gap-3">
              <Heading size={isLead ? 'title-2' : 'title-3'}>
                <a href={href} className="post-link">
                  {title}
                </a>
              </Heading>
              <p className="text-pretty">{description}</p>
              <p className="flex flex-wrap gap-x-6 font-mono text-ink-muted text-small">
                <time dateTime={date}>{printDay(date, language)}</time>{' '}
                {authors.length > 0 && (
                  <>
                    <span>{names.format(authors.map(({ name }) => name))}</span>{' '}
                  </>
                )}
                <span>{printReadingTime(wordCount, language)}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
