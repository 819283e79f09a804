import type { SectionProps } from 'sitewright';
import type { points } from 'sitewright/kinds';
import { Heading, Paragraph, Section } from 'sitewright/views';

/** Points on the fronts of a chest of drawers, or on both sides of the page's axis. */
export default function Points({ frame, content }: SectionProps<typeof points>) {
  const onAxis = content.look === 'rows';
  return (
    <Section {...frame} intro={content}>
      <ul className={onAxis ? 'axis mt-10' : 'chest mt-14'}>
        {content.items.map(({ title, description }) => (
          <li key={title}>
            {onAxis ? (
              <Heading size="title-3">{title}</Heading>
            ) : (
              <div className="drawer-label">
                <Heading size="value">{title}</Heading>
              </div>
            )}
            <Paragraph
              className={onAxis ? 'max-w-72 text-pretty' : 'max-w-120 text-balance md:text-lead'}
              content={description}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
