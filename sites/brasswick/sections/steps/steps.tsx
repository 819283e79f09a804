import type { SectionProps } from 'sitewright';
import type { steps } from 'sitewright/kinds';
import { Heading, Paragraph, Section } from 'sitewright/views';

/** The steps down the axis of the page: the title on one side of the number, what happens on the other. */
export default function Steps({ frame, content }: SectionProps<typeof steps>) {
  return (
    <Section {...frame} intro={content}>
      <ol className="stations mt-12">
        {content.steps.map(({ title, description }, index) => (
          <li key={title}>
            <span aria-hidden="true" className="token">
              {index + 1}
            </span>
            <Heading size="value">{title}</Heading>
            <Paragraph className="max-w-measure text-pretty" content={description} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
