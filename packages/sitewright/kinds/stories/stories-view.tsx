import { Heading, Picture, RichText, Section, Testimonial, Tick } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { Stories, Story, stories } from './stories.ts';

/** The stories, one below the other. */
export default function CustomerStories({ frame, content }: SectionProps<typeof stories>) {
  return (
    <Section {...frame} intro={content}>
      <div className="mt-10 grid gap-12">
        {content.items.map((story) => (
          <CustomerStory key={story.title} story={story} labels={content.labels} />
        ))}
      </div>
    </Section>
  );
}

interface StoryProps {
  story: Story;
  labels: Stories['labels'];
}

/** A story: what happened beside who it happened to, and what they say of it. */
function CustomerStory({ story, labels }: StoryProps) {
  return (
    <article
      aria-label={story.title}
      className="grid gap-x-14 gap-y-8 border-ink border-t-2 pt-6 break-inside-avoid lg:grid-cols-[2fr_1fr]"
    >
      <div className="grid content-start gap-6">
        <header className="grid gap-3">
          <Heading size="title-2">{story.title}</Heading>
          <p className="text-lead text-balance">{story.subtitle}</p>
        </header>
        {(['challenge', 'solution'] as const).map((name) => (
          <div key={name} className="grid max-w-measure gap-1">
            <h4 className="text-ink-muted text-small">{labels[name]}</h4>
            <p className="text-pretty">
              <RichText content={story[name]} />
            </p>
          </div>
        ))}
        <div className="grid gap-2">
          <h4 className="text-ink-muted text-small">{labels.results}</h4>
          <ul className="grid gap-1.5">
            {story.results.map((result) => (
              <li key={result} className="flex gap-3">
                <Tick />
                {result}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="grid content-start gap-6">
        {story.logo && (
          <Picture
            picture={story.logo}
            className="one-ink h-10 w-auto max-w-full object-contain object-left sm:max-w-40"
          />
        )}
        <dl className="grid gap-3">
          {(['company', 'industry', 'size', 'timeframe'] as const).map((name) => (
            <div key={name} className="grid">
              <dt className="text-ink-muted text-small">{labels[name]}</dt>
              <dd>{story[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="lg:col-span-full">
        <Testimonial {...story} />
      </div>
    </article>
  );
}
