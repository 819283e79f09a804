import type { SectionProps } from 'sitewright';
import type { closing } from 'sitewright/kinds';
import { actionButtons, Container, Heading, Paragraph } from 'sitewright/views';

/** The end of a page, across the window. It is for the screen alone. */
export default function Closing({ frame, content }: SectionProps<typeof closing>) {
  return (
    <section id={frame.id} aria-labelledby={`${frame.id}-title`} className="closing py-section">
      <Container>
        <div className="closing-words for-screen">
          <Heading level={2} size="title-1" id={`${frame.id}-title`}>
            {content.title}
          </Heading>
          <Paragraph className="max-w-measure text-lead text-pretty" content={content.lead} />
          <div className="flex flex-wrap gap-4">{actionButtons(content.actions)}</div>
        </div>
      </Container>
    </section>
  );
}
