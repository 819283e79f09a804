import type { ContentOf, SectionProps } from 'sitewright';
import type { stories } from 'sitewright/kinds';
import { Heading, Picture, Quoted, RichText, Section } from 'sitewright/views';

type Stories = ContentOf<typeof stories>;

/** The stories as bills on the wall, side by side. */
export default function CustomerStories({ frame, content }: SectionProps<typeof stories>) {
  return (
    <Section {...frame} className="baize py-section" intro={content}>
      <div className="bills mt-12">
        {content.items.map((story) => (
          <Bill key={story.title} story={story} labels={content.labels} />
        ))}
      </div>
    </Section>
  );
}

/** A bill on the axis of its paper: what they say as large as it will go, what happened, and its small print. */
function Bill({ story, labels }: { story: Stories['items'][number]; labels: Stories['labels'] }) {
  const { title, subtitle, company, industry, size, timeframe, portrait, logo, results } = story;
  const facts = [
    [labels.company, company],
    [labels.industry, industry],
    [labels.size, size],
    [labels.timeframe, timeframe],
  ];
  return (
    <article aria-label={title} className="bill">
      <header className="grid gap-2">
        <Heading size="value">{title}</Heading>
        <p className="text-balance">{subtitle}</p>
      </header>
      <figure className="bill-words">
        {portrait && (
          <Picture picture={portrait} className="aspect-square w-36 rounded-full object-cover" />
        )}
        <blockquote className="text-balance font-heading text-title-1 tracking-tight before:content-[open-quote] after:content-[close-quote]">
          <Quoted words={story.testimonial} />
        </blockquote>
        <figcaption className="text-balance">{story.person}</figcaption>
      </figure>
      {(['challenge', 'solution'] as const).map((name) => (
        <div key={name} className="grid gap-1">
          <h4 className="font-semibold text-small">{labels[name]}</h4>
          <p className="max-w-[26rem] text-pretty">
            <RichText content={story[name]} />
          </p>
        </div>
      ))}
      <div className="grid gap-1">
        <h4 className="font-semibold text-small">{labels.results}</h4>
        <ul className="font-heading text-title-3">
          {results.map((result) => (
            <li key={result} className="text-balance">
              {result}
            </li>
          ))}
        </ul>
      </div>
      <dl className="bill-print">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt> <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {logo && <Picture picture={logo} className="h-9 w-auto max-w-full object-contain" />}
    </article>
  );
}
