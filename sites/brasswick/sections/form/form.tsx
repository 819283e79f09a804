import type { SectionProps } from 'sitewright';
import type { form } from 'sitewright/kinds';
import { Container, groundClass, Heading, MessageSheet, Paragraph } from 'sitewright/views';

/** A line to the workshop: the heading over the sheet, and beside both the plate on the door. */
export default function MessageForm({ frame, content, aside }: SectionProps<typeof form>) {
  const { id } = frame;
  return (
    <div className={`py-section ${groundClass(frame)}`}>
      <Container>
        <div className={aside ? 'grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-x-16' : 'grid'}>
          <section
            id={id}
            aria-labelledby={`${id}-title`}
            className="@container grid min-w-0 grid-cols-1 content-start gap-y-8 break-inside-avoid"
          >
            <div className="grid gap-3">
              <Heading level={2} size="title-1" id={`${id}-title`}>
                {content.title}
              </Heading>
              {content.lead && (
                <Paragraph className="text-lead text-ink-muted" content={content.lead} />
              )}
            </div>
            <MessageSheet id={id} content={content} />
          </section>
          {aside && <div className="grid min-w-0 content-start">{aside}</div>}
        </div>
      </Container>
    </div>
  );
}
