import type { SectionProps } from 'sitewright';
import type { closing } from 'sitewright/kinds';
import { actionButtons, Container, Heading, Paragraph } from 'sitewright/views';

/** The end of a page: a field of brass under a row of hooks. It is for the screen alone. */
export default function Closing({ frame, content }: SectionProps<typeof closing>) {
  return (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className="hook-row brass pt-section-lg pb-section"
    >
      <Container>
        <div className="for-screen grid justify-items-center gap-6 text-center">
          <Heading level={2} size="title-1" id={`${frame.id}-title`}>
            {content.title}
          </Heading>
          <Paragraph className="max-w-measure text-lead text-balance" content={content.lead} />
          <div className="flex flex-wrap justify-center gap-4 pt-2 max-sm:*:grow">
            {actionButtons(content.actions)}
          </div>
        </div>
      </Container>
    </section>
  );
}
