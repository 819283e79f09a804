import type { SectionProps } from 'sitewright';
import type { closing } from 'sitewright/kinds';
import { actionButtons, Container, groundClass, Heading, Paragraph } from 'sitewright/views';

/** The end of a page: a sign that stands on the pavement, which is the foot of the page. It is for the screen alone. */
export default function Closing({ frame, content }: SectionProps<typeof closing>) {
  return (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className={`flow-root pt-section ${groundClass(frame)}`}
    >
      <Container>
        <div className="pavement-sign brass for-screen">
          <div className="pavement-words">
            <Heading level={2} size="title-1" id={`${frame.id}-title`}>
              {content.title}
            </Heading>
            <Paragraph className="max-w-measure text-lead text-balance" content={content.lead} />
          </div>
          <div className="boards">{actionButtons(content.actions)}</div>
        </div>
      </Container>
    </section>
  );
}
