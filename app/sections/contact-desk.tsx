import { Container } from '../components/container.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import { MessageForm } from './message-form.tsx';
import { OpeningHours } from './opening-hours.tsx';

interface ContactDeskProps {
  content: Pick<Contact, 'form' | 'hours'>;
}

/** The contact form, and beside it, at the same height, the sign with the opening hours. */
export function ContactDesk({ content }: ContactDeskProps) {
  return (
    <div className="bg-ground">
      <Container>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
          <MessageForm content={content.form} />
          <OpeningHours content={content.hours} />
        </div>
      </Container>
    </div>
  );
}
