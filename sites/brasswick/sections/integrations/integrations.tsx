import type { SectionProps } from 'sitewright';
import type { integrations } from 'sitewright/kinds';
import { Drawing, Heading, Paragraph, Section } from 'sitewright/views';

/** The tool that tells as a board on the wall, from which a bell hangs for each of those that hear of it. */
export default function Integrations({ frame, content }: SectionProps<typeof integrations>) {
  const { publisher, publishes, subscribes, items } = content;
  return (
    <Section {...frame} intro={content}>
      <div className="mt-12">
        <div className="bell-board baize">
          <p>{publishes}</p>
          <Heading size="title-1">{publisher.title}</Heading>
          <Paragraph className="text-lead text-pretty" content={publisher.description} />
        </div>
        <ul className="bells">
          {items.map(({ title, description }) => (
            <li key={title}>
              <Drawing viewBox="0 0 80 120" className="bell" filled>
                <path
                  className="bell-spring"
                  d="M40 0v12q26 2 26 16T40 40t-16 10 16 9v8"
                  fill="none"
                />
                <path d="M40 60q20 0 22 26 2 12 12 18H6q10-6 12-18 2-26 22-26z" />
                <path className="bell-tongue" d="M40 104a8 8 0 1 1 0 16 8 8 0 0 1 0-16" />
              </Drawing>
              <p className="text-small">{subscribes}</p>
              <Heading>{title}</Heading>
              <Paragraph className="text-balance" content={description} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
