import type { SectionProps } from 'sitewright';
import type { newsletter } from 'sitewright/kinds';
import { NewsletterForm, Paragraph, Section, SectionTitle } from 'sitewright/views';

/** The letter on one strip of brass across the window: what it is, the address, the button. */
export default function Newsletter({ frame, content }: SectionProps<typeof newsletter>) {
  const { id } = frame;
  return (
    <Section {...frame} className="brass letter-strip">
      <div className="letter-line">
        <SectionTitle id={id}>{content.title}</SectionTitle>
        {content.lead && <Paragraph content={content.lead} />}
        <NewsletterForm id={id} content={content} />
      </div>
    </Section>
  );
}
