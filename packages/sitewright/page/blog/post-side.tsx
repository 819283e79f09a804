import type { ReactNode } from 'react';
import { printDay, printReadingTime } from '../../print/print-time.ts';
import { TextLink } from '../components/anchor.tsx';
import { actionButtons } from '../components/button.tsx';
import { Paragraph } from '../components/words.tsx';
import { Picture } from '../figures/picture.tsx';
import { TextContents } from '../long-text/long-text.tsx';
import type { PostProps } from './load-post.ts';

/**
 * By whom and when a post was written, its headings and an offer. In wide windows it stays beside the text;
 * in narrow ones its parts stand between those of the post, and the offer after the text.
 */
export function PostSide({ page, language, words, reading }: PostProps) {
  const { date, updated, authors, wordCount, contents, text } = page;
  return (
    <div className="post-side reading-side">
      <dl className="flex flex-wrap content-start gap-x-10 gap-y-4 lg:grid">
        {authors.length > 0 && (
          <Fact label={words.author}>
            {authors.map((author, index) => (
              <Author key={author.name} isFirst={index === 0} {...author} />
            ))}
          </Fact>
        )}
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
      {contents && <TextContents headings={text.headings} words={reading} />}
      {words.offer && <PostOffer className="max-lg:hidden" {...words.offer} />}
    </div>
  );
}

/** A name, with what is known of the person. */
function Author(props: PostProps['page']['authors'][number] & { isFirst: boolean }) {
  const { name, role, portrait, href, isFirst } = props;
  const columns = portrait ? ' grid-cols-[auto_minmax(0,1fr)] items-center gap-3' : '';
  return (
    <span className={`${isFirst ? 'mt-1' : 'mt-3'} grid${columns} leading-[1.3]`}>
      {portrait && <Picture isFirst picture={portrait} className="size-12 border-2 border-ink" />}
      <span className="grid">
        <span className="font-semibold">
          {href ? <TextLink href={href} rel="author" label={name} /> : name}
        </span>{' '}
        {role && <span className="text-small">{role}</span>}
      </span>
    </span>
  );
}

type OfferProps = NonNullable<PostProps['words']['offer']> & { className: string };

/** What a reader may do next. */
export function PostOffer({ className, words, actions }: OfferProps) {
  return (
    <div className={`${className} grid gap-4 border-ink border-t-2 pt-4 print:hidden`}>
      <Paragraph content={words} />
      <p className="flex flex-wrap gap-4">{actionButtons(actions)}</p>
    </div>
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
