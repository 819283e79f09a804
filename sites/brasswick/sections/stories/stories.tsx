import type { ContentOf, SectionProps } from 'sitewright';
import type { stories } from 'sitewright/kinds';
import { Container, groundClass, Heading, Picture, RichText, SectionIntro } from 'sitewright/views';

type Stories = ContentOf<typeof stories>;

/** The stories from edge to edge: the customer’s words on the wall, what happened beside them, sides in turn. */
export default function CustomerStories({ frame, content }: SectionProps<typeof stories>) {
  return (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className={`pt-section ${groundClass(frame)}`}
    >
      <Container>
        <SectionIntro id={frame.id} {...content} />
      </Container>
      <div className="mt-12">
        {content.items.map((story) => (
          <Story key={story.title} story={story} labels={content.labels} />
        ))}
      </div>
    </section>
  );
}

function Story({ story, labels }: { story: Stories['items'][number]; labels: Stories['labels'] }) {
  const { title, subtitle, company, industry, size, timeframe, results } = story;
  const facts = [
    [labels.company, company],
    [labels.industry, industry],
    [labels.size, size],
    [labels.timeframe, timeframe],
  ];
  return (
    <article aria-label={title} className="story">
      <div className="story-words">
        <header className="grid gap-2">
          <Heading size="title-2">{title}</Heading>
          <p className="text-lead text-balance">{subtitle}</p>
        </header>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-muted text-small">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {(['challenge', 'solution'] as const).map((name) => (
          <div key={name} className="grid gap-1">
            <h4 className="font-heading">{labels[name]}</h4>
            <p className="text-pretty">
              <RichText content={story[name]} />
            </p>
          </div>
        ))}
        <div className="grid gap-2">
          <h4 className="font-heading">{labels.results}</h4>
          <ul className="grid">
            {results.map((result) => (
              <li key={result} className="border-rule border-t-1 py-1.5 text-lead">
                {result}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figure className="baize story-quote">
        {story.portrait && (
          <Picture
            picture={story.portrait}
            className="aspect-square w-40 rounded-full object-cover"
          />
        )}
        <blockquote className="text-balance font-heading text-title-2 tracking-tight before:content-[open-quote] after:content-[close-quote]">
          {story.testimonial}
        </blockquote>
        <figcaption className="grid justify-items-center gap-[inherit] text-balance">
          {story.person}
          {story.logo && (
            <Picture
              picture={story.logo}
              className="light-ink h-9 w-auto max-w-full object-contain"
            />
          )}
        </figcaption>
      </figure>
    </article>
  );
}
