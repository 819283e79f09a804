import { Container } from '../components/container.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import { MessageForm } from './message-form.tsx';
import { OpeningHours } from './opening-hours.tsx';

interface ContactDeskProps {
  content: Pick<Contact, 'form' | 'hours'>;
}

/** The slip to write on, and beside it the sign with the hours. */
export function ContactDesk({ content }: ContactDeskProps) {
  return (
    <div className="bg-ground">
      <Container>
        <div className="grid gap-x-16 lg:grid-cols-12">
          <MessageForm content={content.form} />
          <OpeningHours content={content.hours} />
        </div>
      </Container>
    </div>
  );
}
