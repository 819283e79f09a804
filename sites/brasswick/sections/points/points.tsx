import type { SectionProps } from 'sitewright';
import type { points } from 'sitewright/kinds';
import { Heading, Paragraph, Section } from 'sitewright/views';

/** Points in the drawers of a chest, which open, or on both sides of the page's axis. */
export default function Points({ frame, content }: SectionProps<typeof points>) {
  const onAxis = content.look === 'rows';
  return (
    <Section {...frame} intro={content}>
      <ul className={onAxis ? 'axis mt-10' : 'chest mt-14'}>
        {content.items.map(({ title, description }, index) => (
          <li key={title}>
            {onAxis ? (
              <>
                <Heading>{title}</Heading>
                <Paragraph className="max-w-72 text-pretty" content={description} />
              </>
            ) : (
              <details open={index === 0}>
                <summary>
                  <Heading size="value">{title}</Heading>
                </summary>
                <Paragraph className="text-balance md:text-lead" content={description} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
