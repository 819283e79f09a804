import type { SectionProps } from 'sitewright';
import type { timeline } from 'sitewright/kinds';
import { Heading, Paragraph, Section } from 'sitewright/views';

/** The years on the axis of the page, their words in turn on both sides of it. */
export default function Timeline({ frame, content }: SectionProps<typeof timeline>) {
  return (
    <Section {...frame} intro={content}>
      <ol className="years mt-12">
        {content.entries.map(({ year, title, description }) => (
          <li key={year}>
            <p className="brass px-4 py-1 font-heading text-value">
              <time dateTime={String(year)}>{year}</time>
            </p>
            <div className="grid gap-2">
              <Heading size="value">{title}</Heading>
              <Paragraph className="text-lead text-pretty" content={description} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
