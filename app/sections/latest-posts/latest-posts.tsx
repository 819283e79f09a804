import { Section } from '../../components/section.tsx';
import { Heading } from '../../components/words.tsx';
import { CalendarLeaf } from '../../figures/calendar-leaf.tsx';
import { Picture } from '../../figures/picture.tsx';
import type { SectionProps } from '../define-section.ts';
import type { latestPosts } from './latest-posts.ts';

/** The newest posts side by side, each with its day or its picture. */
export default function LatestPosts(props: SectionProps<typeof latestPosts>) {
  const { frame, content, posts, blogHref } = props;
  const { look, tag, most, all, ...intro } = content;
  const own = posts.filter((post) => !tag || post.tags.some(({ slug }) => slug === tag));
  return (
    <Section {...frame} intro={intro}>
      <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-12">
        {own.slice(0, most).map(({ href, title, description, date, picture }) => (
          <li key={href} className="relative grid content-start gap-4 border-ink border-t-2 pt-6">
            {look === 'pictures' && picture ? (
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
            {look === 'pictures' && picture && (
              <time dateTime={date.iso} className="font-mono text-ink-muted text-small">
                {date.text}
              </time>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a href={blogHref} className="text-link">
          {all}
        </a>
      </p>
    </Section>
  );
}
