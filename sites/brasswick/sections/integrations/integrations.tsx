import type { SectionProps } from 'sitewright';
import type { integrations } from 'sitewright/kinds';
import { Heading, Paragraph, Section } from 'sitewright/views';

/** The tool that tells on the wall, and beside it those that hear of it, one below the other. */
export default function Integrations({ frame, content }: SectionProps<typeof integrations>) {
  const { publisher, publishes, subscribes, items } = content;
  return (
    <Section {...frame} intro={content}>
      <div className="mt-10 grid md:grid-cols-[2fr_3fr]">
        <div className="baize grid content-center gap-3 p-[min(2.5rem,6vw)] print:p-0">
          <p className="text-small">{publishes}</p>
          <Heading size="title-2">{publisher.title}</Heading>
          <Paragraph className="text-pretty" content={publisher.description} />
        </div>
        <ul className="tone-paper px-[min(2.5rem,6vw)] py-4 print:p-0">
          {items.map(({ title, description }) => (
            <li
              key={title}
              className="grid break-inside-avoid gap-1 border-rule py-4 not-first:border-t-1 print:py-1"
            >
              <p className="text-ink-muted text-small">{subscribes}</p>
              <Heading size="title-3">{title}</Heading>
              <Paragraph className="text-pretty" content={description} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
