import type { SectionProps } from 'sitewright';
import type { form } from 'sitewright/kinds';
import { Container, groundClass, Heading, MessageSheet, Paragraph } from 'sitewright/views';

/** A line to the workshop on a letter as wide as the page; what else stands here goes on below it. */
export default function MessageForm({ frame, content, aside }: SectionProps<typeof form>) {
  const { id } = frame;
  return (
    <>
      <section
        id={id}
        aria-labelledby={`${id}-title`}
        className={`py-section ${groundClass(frame)}`}
      >
        <Container>
          <div className="air-letter">
            <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
              <Heading level={2} size="title-1" id={`${id}-title`}>
                {content.title}
              </Heading>
              {content.lead && (
                <Paragraph className="max-w-80 text-balance" content={content.lead} />
              )}
            </div>
            <MessageSheet id={id} content={content} />
          </div>
        </Container>
      </section>
      {aside}
    </>
  );
}
