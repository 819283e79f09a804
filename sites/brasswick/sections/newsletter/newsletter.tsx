import type { SectionProps } from 'sitewright';
import type { newsletter } from 'sitewright/kinds';
import { Container, Heading, NewsletterForm, Paragraph } from 'sitewright/views';

/** The letter on one strip of brass across the window: what it is, the address, the button. */
export default function Newsletter({ frame, content }: SectionProps<typeof newsletter>) {
  const { id } = frame;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="brass letter-strip">
      <Container>
        <div className="letter-line">
          <Heading level={2} size="title-2" id={`${id}-title`}>
            {content.title}
          </Heading>
          {content.lead && <Paragraph className="text-pretty" content={content.lead} />}
          <NewsletterForm id={id} content={content} />
        </div>
      </Container>
    </section>
  );
}
