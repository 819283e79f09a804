import type { SectionProps } from 'sitewright';
import type { points } from 'sitewright/kinds';
import { Heading, Paragraph, Section } from 'sitewright/views';

/** Points on the labels of a chest of drawers, or on both sides of the page's axis. */
export default function Points({ frame, content }: SectionProps<typeof points>) {
  const onAxis = content.look === 'rows';
  return (
    <Section {...frame} intro={content}>
      <ul className={onAxis ? 'axis mt-10' : 'drawers mt-12'}>
        {content.items.map(({ title, description }) => (
          <li key={title}>
            {onAxis ? (
              <Heading size="title-3">{title}</Heading>
            ) : (
              <div className="drawer-label">
                <Heading size="title-3">{title}</Heading>
              </div>
            )}
            <Paragraph className="max-w-72 text-pretty" content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
