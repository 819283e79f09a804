import { Section } from '../../page/components/section.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
import type { newsletter } from './newsletter.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** The form beside what is said of it. */
export default function Newsletter({ frame, content }: SectionProps<typeof newsletter>) {
  return (
    <Section {...frame} beside intro={content}>
      <NewsletterForm id={frame.id} content={content} />
    </Section>
  );
}
