import type { SectionProps } from 'sitewright';
import type { points } from 'sitewright/kinds';
import { Heading, Paragraph, Section } from 'sitewright/views';

/** Points that hang on numbered hooks, or stand on both sides of the page's axis. */
export default function Points({ frame, content }: SectionProps<typeof points>) {
  const onAxis = content.look === 'rows';
  return (
    <Section {...frame} intro={content}>
      <ul className={onAxis ? 'axis mt-10' : 'pegs mt-12'}>
        {content.items.map(({ title, description }, index) => (
          <li key={title}>
            {!onAxis && (
              <span aria-hidden="true" className="token">
                {index + 1}
              </span>
            )}
            <Heading size="title-3">{title}</Heading>
            <Paragraph className="max-w-72 text-pretty" content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
